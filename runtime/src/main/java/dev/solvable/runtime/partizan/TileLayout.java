package dev.solvable.runtime.partizan;

/**
 * Tiles that a player lays out side by side for a {@link CountingProof}. The other player cannot touch safe tiles. The
 * rest are items: pairs of tiles, single tiles, and cells that safe tiles could take from the other player.
 */
abstract class TileLayout {
    final TileReach own;
    final TileReach other;

    /** The cells of each pair of tiles. */
    final long[] pairs;

    int pairCount;

    /** The number of tiles that are laid out, safe ones included. */
    int moves;

    int safeTiles;

    /** The cells of all items. */
    long wanted;

    /** The cells that are neither in an item nor in a safe tile. */
    long left;

    /** Cells that are items: a safe tile could cover each instead of one of its own. */
    long extra;

    TileLayout(TileReach own, TileReach other) {
        this.own = own;
        this.other = other;
        this.pairs = new long[Long.SIZE];
    }

    static TileLayout of(TileReach own, TileReach other) {
        if (own instanceof Dominoes first && other instanceof Dominoes second && first.step != second.step) {
            return new DominoLayout(first, second);
        }
        return new ShapedLayout(own, other);
    }

    /**
     * Lays out pairs, safe tiles and other tiles.
     *
     * @param reach the cells that the other player could cover
     * @param low whether tiles are laid out from the lowest cell, else from the highest
     */
    abstract void layOut(long free, long reach, boolean low);

    /** Adds items: cells that safe tiles could cover instead, if no tile of the other player meets two items there. */
    abstract void extend(long free, long reach);

    /** Finds the single tiles that one tile of the other player can meet together with another item. */
    abstract void contest(long free);

    /** Adds the values of the single tiles to a gain: for each tile a unit and the weight of its cells. */
    abstract void value(GuaranteedGain gain, CellWeights weights, int unit);

    /** Adds the cell that a safe tile could cover instead, if there is one. */
    final void extend(long tile, long free, long reach) {
        long room = tile | left;
        long cell = own.instead(tile, room, reach);
        if (cell != 0 && (other.touching(cell, free) & wanted & ~cell) == 0) {
            extra |= cell;
            wanted |= cell;
            left &= ~cell;
        }
    }
}
