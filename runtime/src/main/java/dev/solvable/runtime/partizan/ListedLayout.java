package dev.solvable.runtime.partizan;

/** A layout of tiles of many shapes, each of them an item in the list. */
final class ListedLayout extends TileLayout {
    private final long[] safe = new long[Long.SIZE];

    ListedLayout(TileReach own, TileReach other) {
        super(own, other);
    }

    @Override
    void layOut(long free, long reach, boolean low) {
        safeTiles = pack(free & ~reach, low, safe);
        long rest = free & reach | left;
        listed = pack(rest, low, items);
        moves = listed + safeTiles;
        wanted = rest & ~left;
    }

    /** Lays tiles side by side, as many as find room; returns how many. */
    private int pack(long free, boolean low, long[] list) {
        int to = 0;
        long rest = free;
        int count = own.tiles.length;
        for (int i = 0; i < count; i++) {
            long tile = own.tiles[low ? i : count - 1 - i];
            if ((tile & ~rest) == 0) {
                list[to] = tile;
                to++;
                rest &= ~tile;
            }
        }
        left = rest;
        return to;
    }

    @Override
    void extend(long free, long reach) {
        extra = 0;
        for (int i = 0; i < safeTiles; i++) {
            extend(safe[i], free, reach);
        }
    }

    @Override
    void value(GuaranteedGain gain, CellWeights weights, int unit) {
        // all items are in the list
    }
}
