package dev.solvable.runtime.partizan;

/**
 * The tiles of one player in a set of free cells: the cells that they reach or touch, and their hitting sets. All
 * placements of a shape are processed together.
 */
class TileReach {
    /** The placements, promising ones first. */
    final long[] tiles;

    /** The number of cells of the smallest tile, 1 if there is none. */
    final int smallest;

    /** The number of cells of the largest tile, 1 if there is none. */
    final int largest;

    final TileShape[] shapes;

    /** Whether all tiles are bars of one length in one direction. */
    private final boolean bars;

    TileReach(long[] tiles, TileShape[] shapes) {
        this.tiles = tiles;
        this.shapes = shapes;
        this.bars = shapes.length == 1 && shapes[0].step() > 0;
        int least = tiles.length == 0 ? 1 : Long.SIZE;
        int most = 1;
        for (long tile : tiles) {
            least = Math.min(least, Long.bitCount(tile));
            most = Math.max(most, Long.bitCount(tile));
        }
        this.smallest = least;
        this.largest = most;
    }

    /** The tiles of a player, with the fastest implementation for them. */
    static TileReach of(long[] tiles) {
        TileShape[] shapes = TileShape.of(tiles);
        return shapes.length == 1 && shapes[0].size() == 2 && shapes[0].step() > 0
                ? new Dominoes(tiles, shapes)
                : new TileReach(tiles, shapes);
    }

    /**
     * The cells of dominoes that are equivalent to moves in hand: replacing each by an extra move of this player leaves
     * the game's outcome the same. None if the player has other tiles.
     *
     * @param alone the cells that this player alone can cover
     */
    long settled(long free, long alone) {
        return 0;
    }

    /** The cells that the player could cover. */
    long reach(long free) {
        long reach = 0;
        for (TileShape shape : shapes) {
            reach |= shape.cells(shape.placements(free));
        }
        return reach;
    }

    /** The cells of all tiles that the player could lay over one of some cells. */
    long touching(long cells, long free) {
        long touching = 0;
        for (TileShape shape : shapes) {
            touching |= shape.cells(shape.placements(free) & shape.meeting(cells));
        }
        return touching;
    }

    /**
     * A hitting set: every tile of the player covers a cell of it. {@code low} chooses its cells from the lowest, else
     * from the highest.
     */
    long hitting(long free, boolean low) {
        long hitting = 0;
        long rest = free;
        for (TileShape shape : shapes) {
            long anchors = shape.placements(rest);
            while (anchors != 0) {
                long cell = low ? Long.lowestOneBit(anchors) << shape.highest() : Long.highestOneBit(anchors);
                hitting |= cell;
                rest &= ~cell;
                anchors &= shape.within(rest);
            }
        }
        return hitting;
    }

    /** The lowest cells of a greedy packing of tiles of one shape, from the lowest cell or the highest. */
    long packed(TileShape shape, long free, boolean low) {
        long packed = 0;
        long rest = free;
        long anchors = shape.placements(rest);
        while (anchors != 0) {
            long anchor = low ? Long.lowestOneBit(anchors) : Long.highestOneBit(anchors);
            packed |= anchor;
            rest &= ~shape.cells(anchor);
            anchors &= shape.within(rest);
        }
        return packed;
    }

    /**
     * Finds a replacement for a tile: another one that overlaps it and covers a single cell outside it. Returns that
     * cell, which the other player can reach; 0 for none.
     */
    long instead(long tile, long room, long reach) {
        for (TileShape shape : shapes) {
            for (long anchors = shape.placements(room) & shape.meeting(tile); anchors != 0; anchors &= anchors - 1) {
                long outside = shape.cells(Long.lowestOneBit(anchors)) & ~tile;
                if ((outside & reach) != 0 && (outside & outside - 1) == 0) {
                    return outside;
                }
            }
        }
        return 0;
    }

    /** How much room the player has: for bars the number of tiles that fit, else the number of placements. */
    private int room(long free) {
        if (bars) {
            return Long.bitCount(hitting(free, true)); // as large as a maximum packing: placements are intervals
        }
        int room = 0;
        for (TileShape shape : shapes) {
            room += Long.bitCount(shape.placements(free));
        }
        return room;
    }

    /** The room in some cells plus the room in a part of them. */
    int room(long free, long part) {
        return room(free) + room(part);
    }

    /**
     * Gives cells weights such that every tile weighs at least the number of cells of the smallest. Subclasses may find
     * a smaller total than the weights of 1 used here.
     *
     * @param reach the cells that the player could cover
     * @param wanted the cells to give the most weight if there is a choice
     */
    void weigh(CellWeights weights, long free, long reach, long wanted) {
        weights.set(reach);
    }
}
