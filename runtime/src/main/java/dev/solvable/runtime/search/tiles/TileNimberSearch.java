package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.search.NimberSearch;

/** Grundy values of games of tiles by a search: a state is the mask of the taken cells, and 0. */
@ForGeneratedCode
public final class TileNimberSearch extends NimberSearch {
    private final long[] tiles;
    private final MaskKey keys;

    /**
     * A search that has found nothing yet.
     *
     * @param scores the engine of the game, with a transposition table of as many entries
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
