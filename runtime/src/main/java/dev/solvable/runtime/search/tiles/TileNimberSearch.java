package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.search.NimberSearch;

/** A search for Grundy values of games of tiles. A state is the mask of the taken cells, and 0. */
public final class TileNimberSearch extends NimberSearch {
    private final long[] tiles;
    private final MaskKey keys;

    /**
     * A search with an empty table.
     *
     * @param scores the engine of the game, whose transposition table has the same number of entries
     */
    public TileNimberSearch(TileSearchEngine scores) {
        super(scores.work(), scores.entries());
        this.tiles = scores.rules().game.fills();
        this.keys = scores.rules().keys;
    }

    @Override
    public int nimber(long position) {
        return answer(position, 0);
    }

    @Override
    protected long key(long taken, long none) {
        return keys.of(taken);
    }

    @Override
    protected long nimbersOfMoves(long taken, long none) {
        long nimbers = 0;
        for (long tile : tiles) {
            if ((taken & tile) == 0) {
                nimbers |= 1L << nimber(taken | tile, none);
            }
        }
        return nimbers;
    }
}
