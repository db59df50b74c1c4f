package dev.solvable.runtime.source;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SourceGame;

/**
 * Solves games with a move source in which who cannot move loses: outcomes as sums of independent regions, distances by
 * a search. The outcome of the state that is asked about halves its window, and those of its successors prune a search
 * that has become long.
 */
@ForGeneratedCode
public abstract class SourceSumSolver extends SourceSearchSolver {
    /** A search of so many states is over before outcomes have helped it. */
    private static final int SHORT_SEARCH = 1 << 16;

    /** The states that were counted when the search that goes on began: other questions have counted theirs, too. */
    private long statesBefore;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question; this game is solved by one
     * @param entries the entries of each table at last
     */
    protected SourceSumSolver(SourceGame game, Plan plan, int threads, int entries) {
        super(game, plan, threads, entries);
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.SUMS;
    }

    @Override
    protected final Outcome outcomeOf(long position) {
        check(position);
        enterOrCancel();
        try {
            return regions().isWon(position) ? Outcome.WIN : Outcome.LOSS;
        } finally {
            leave();
        }
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        check(position);
        enterOrCancel();
        try {
            int from = alpha;
            int to = beta;
            if (alpha <= -won && beta >= won) {
                if (regions().isWon(position)) {
                    from = 0;
                } else {
                    to = 0;
                }
            }
            statesBefore = progress.states();
            return super.score(position, from, to);
        } finally {
            leave();
        }
    }

    @Override
    SourceSearch newSearch() {
        return new SummedSearch();
    }

    /** The search with the outcomes of its states. */
    private final class SummedSearch extends SourceSearch {
        SummedSearch() {
            super(progress, moves, game.noMoves(), cells, entries);
        }

        @Override
        int firstBounds(long free) {
            if (progress.states() - statesBefore <= SHORT_SEARCH) {
                return super.firstBounds(free);
            }
            int plies = Long.bitCount(free); // at most
            return regions().isLost(free)
                    ? packed(2 - won, (plies & ~1) - won) // a loss takes an even number of them
                    : packed(won - (plies - 1 | 1), won - 1); // and a win an odd one
        }
    }
}
