package dev.solvable.runtime.partizan;

/** Tiles of many shapes, which are gone through one by one. */
final class ListedTiles extends TileReach {
    ListedTiles(long[] tiles) {
        super(tiles);
    }

    @Override
    long reach(long free) {
        long reach = 0;
        for (long tile : tiles) {
            if ((tile & ~free) == 0) {
                reach |= tile;
            }
        }
        return reach;
    }

    @Override
    long touching(long cells, long free) {
        long touching = 0;
        for (long tile : tiles) {
            if ((tile & ~free) == 0 && (tile & cells) != 0) {
                touching |= tile;
            }
        }
        return touching;
    }

    @Override
    long hitting(long free, boolean low) {
        long hitting = 0;
        long rest = free;
        int count = tiles.length;
        for (int i = 0; i < count; i++) {
            long tile = tiles[low ? i : count - 1 - i];
            if ((tile & ~rest) == 0) {
                long cell = low ? Long.highestOneBit(tile) : Long.lowestOneBit(tile);
                hitting |= cell;
                rest &= ~cell;
            }
        }
        return hitting;
    }

    @Override
    long instead(long tile, long room, long reach) {
        for (long other : tiles) {
            long outside = other & ~tile;
            if ((other & ~room) == 0 && (outside & reach) != 0 && (outside & outside - 1) == 0) {
                return outside;
            }
        }
        return 0;
    }

    @Override
    int room(long free) {
        int room = 0;
        for (long tile : tiles) {
            if ((tile & ~free) == 0) {
                room++;
            }
        }
        return room;
    }
}
