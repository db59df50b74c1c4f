package dev.solvable.runtime.partizan;

/**
 * Tiles that a player lays out side by side for a {@link CountingProof}. Safe tiles the other player cannot touch. The
 * rest are items: pairs of tiles, single tiles, and cells that safe tiles could take from the other player.
 */
abstract class TileLayout {
    final TileReach own;
    final TileReach other;

    /** The pairs of tiles; what else is laid out is in masks. */
    final long[] pairs;

    /** Of each pair whether one tile of the other player can meet it and another item. */
    final boolean[] contestedPairs;

    /** How many pairs there are. */
    int pairCount;

    /** The moves in everything that is laid out. */
    int moves;

    /** The safe tiles. */
    int safeTiles;

    /** The cells of all items. */
    long wanted;

    /** The cells that were left when tiles were laid out. */
    long left;

    /** Cells that are items: a safe tile could cover each instead of one of its own. */
    long extra;

    TileLayout(TileReach own, TileReach other) {
        this.own = own;
        this.other = other;
        this.pairs = new long[Long.SIZE];
        this.contestedPairs = new boolean[Long.SIZE];
    }

    /** A layout of one player's tiles against another's. */
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
     * @param low whether from the lowest cell, or else from the highest
     */
    abstract void layOut(long free, long reach, boolean low);

    /** Finds cells that safe tiles could cover instead, where no tile of the other player meets two items. */
    abstract void extend(long free, long reach);

    /** Finds the items that one tile of the other player can meet together with another item. */
    void contest(long free) {
        for (int i = 0; i < pairCount; i++) {
            contestedPairs[i] = (other.touching(pairs[i], free) & wanted & ~pairs[i]) != 0;
        }
    }

    /**
     * Tells of the tiles that are not in a pair how much each is worth at least: a unit and the weight of its cells.
     */
    abstract void value(GuaranteedGain gain, CellWeights weights, int unit);

    /** Finds the cell that one safe tile could cover instead. */
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
