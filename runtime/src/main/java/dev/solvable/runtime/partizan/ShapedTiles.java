package dev.solvable.runtime.partizan;

/** Tiles of few shapes, or of none: all placements of a shape are looked at together. */
class ShapedTiles extends TileReach {
    final TileShape[] shapes;

    /** Whether all are bars in one direction. */
    private final boolean bars;

    ShapedTiles(long[] tiles, TileShape[] shapes) {
        super(tiles);
        this.shapes = shapes;
        this.bars = shapes.length == 1 && shapes[0].step() > 0;
    }

    @Override
    long reach(long free) {
        long reach = 0;
        for (TileShape shape : shapes) {
            reach |= shape.cells(shape.placements(free));
        }
        return reach;
    }

    @Override
    long touching(long cells, long free) {
        long touching = 0;
        for (TileShape shape : shapes) {
            touching |= shape.cells(shape.placements(free) & shape.meeting(cells));
        }
        return touching;
    }

    @Override
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

    @Override
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

    @Override
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
}
