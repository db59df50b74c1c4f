package dev.solvable.runtime.partizan;

/**
 * What the tiles of one player can do with a set of free cells: reach cells, touch cells, be hit. All placements of a
 * shape are looked at together.
 */
class TileReach {
    /** The placements, promising ones first. */
    final long[] tiles;

    /** The cells of the smallest tile, 1 where there is none. */
    final int smallest;

    /** The cells of the largest tile, 1 where there is none. */
    final int largest;

    /** The shapes of the placements. */
    final TileShape[] shapes;

    /** Whether all are bars in one direction. */
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

    /** The tiles of a player, looked at in the way that is fastest for them. */
    static TileReach of(long[] tiles) {
        TileShape[] shapes = TileShape.of(tiles);
        return shapes.length == 1 && shapes[0].size() == 2 && shapes[0].step() > 0
                ? new Dominoes(tiles, shapes)
                : new TileReach(tiles, shapes);
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
     * A hitting set: every tile of the player covers a cell of it. Its cells are chosen from the lowest or the highest
     * on.
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

    /** The lowest cells of tiles of one shape side by side, from the lowest cell or the highest. */
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
     * The only cell, one in reach of the other player, that a tile of the player over part of this one would cover
     * beside it; 0 for none.
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

    /** How much room the player has: as many tiles as fit, or as there are ways to lay one. */
    int room(long free) {
        if (bars) {
            return Long.bitCount(hitting(free, true)); // as many as fit: placements are as intervals
        }
        int room = 0;
        for (TileShape shape : shapes) {
            room += Long.bitCount(shape.placements(free));
        }
        return room;
    }

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
