package dev.solvable.runtime.partizan;

/** What the tiles of one player can do with a set of free cells: reach cells, touch cells, be hit. */
abstract class TileReach {
    /**
     * Shifts for every shape pay up to this number of cells in all shapes together; more shapes are gone through one by
     * one.
     */
    private static final int MAX_SHIFTED = 8;

    /** The placements, promising ones first. */
    final long[] tiles;

    /** The cells of the smallest tile, 1 where there is none. */
    final int smallest;

    /** The cells of the largest tile, 1 where there is none. */
    final int largest;

    TileReach(long[] tiles) {
        this.tiles = tiles;
        int least = tiles.length == 0 ? 1 : Long.SIZE;
        int most = 1;
        for (long tile : tiles) {
            least = Math.min(least, Long.bitCount(tile));
            most = Math.max(most, Long.bitCount(tile));
        }
        this.smallest = least;
        this.largest = most;
    }

    /** The tiles of a player, looked at in the way that is fastest for them. */
    static TileReach of(long[] tiles) {
        TileShape[] shapes = TileShape.of(tiles);
        int offsets = 0;
        for (TileShape shape : shapes) {
            offsets += shape.size();
        }
        if (offsets > MAX_SHIFTED) {
            return new ListedTiles(tiles);
        }
        return shapes.length == 1 && shapes[0].size() == 2 && shapes[0].step() > 0
                ? new Dominoes(tiles, shapes)
                : new ShapedTiles(tiles, shapes);
    }

    /**
     * The cells of dominoes that are as good as moves in hand: without them and with this number of extra moves the
     * game is the same for either player. None where the player has other tiles.
     *
     * @param alone the cells that this player alone can cover
     */
    long settled(long free, long alone) {
        return 0;
    }

    /** The cells that the player could cover. */
    abstract long reach(long free);

    /** The cells of all tiles that the player could lay over one of some cells. */
    abstract long touching(long cells, long free);

    /** Cells of which every tile of the player covers one, chosen from the lowest or the highest. */
    abstract long hitting(long free, boolean low);

    /**
     * The only cell, one in reach of the other player, that a tile of the player over part of this one would cover
     * beside it; 0 for none.
     */
    abstract long instead(long tile, long room, long reach);

    /** How much room the player has: as many tiles as fit, or as there are ways to lay one. */
    abstract int room(long free);

    /** How much room there is in some cells, and once more in a part of them. */
    int room(long free, long part) {
        return room(free) + room(part);
    }

    /**
     * Weighs cells so that every tile of the player weighs as much as its smallest, and all cells as little as is easy
     * to see: 1 each.
     *
     * @param reach the cells that the player could cover
     * @param wanted those of them to weigh most where there is a choice
     */
    void weigh(CellWeights weights, long free, long reach, long wanted) {
        weights.set(reach);
    }
}
