package dev.solvable.runtime.search;

import dev.solvable.runtime.Progress;

/** The search of Grundy values in games of tiles: a state is the mask of the taken cells, and 0. */
final class TileNimberSearch extends NimberSearch {
    private final long[] tiles;
    private final MaskKey keys;

    TileNimberSearch(long[] tiles, MaskKey keys, Progress progress, int entries) {
        super(progress, entries);
        this.tiles = tiles;
        this.keys = keys;
    }

    @Override
    long key(long taken, long none) {
        return keys.of(taken);
    }

    @Override
    long nimbersOfMoves(long taken, long none) {
        long nimbers = 0;
        for (long tile : tiles) {
            if ((taken & tile) == 0) {
                nimbers |= 1L << nimber(taken | tile, none);
            }
        }
        return nimbers;
    }
}
