package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.search.NimberSearch;
import org.jspecify.annotations.Nullable;

/** Grundy values of games of tiles by a search: a state is the mask of the taken cells, and 0. */
@ForGeneratedCode
public final class TileNimberSearch implements Nimbers {
    private final TileSearchEngine scores;
    private final Turn turn;

    /** Made at the first question. */
    private @Nullable NimberSearch search;

    /**
     * A search that has found nothing yet.
     *
     * @param scores the engine of the game, with a transposition table of as many entries
     */
    public TileNimberSearch(TileSearchEngine scores) {
        this.scores = scores;
        this.turn = scores.turn();
    }

    @Override
    public int nimber(long position) {
        turn.enterOrCancel();
        try {
            if (search == null) {
                search = new Search(scores);
            }
            return search.nimber(position, 0);
        } finally {
            turn.leave();
        }
    }

    private static final class Search extends NimberSearch {
        private final long[] tiles;
        private final MaskKey keys;

        Search(TileSearchEngine scores) {
            super(scores.progress(), scores.entries());
            this.tiles = scores.rules().game.fills();
            this.keys = scores.rules().keys;
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
}
