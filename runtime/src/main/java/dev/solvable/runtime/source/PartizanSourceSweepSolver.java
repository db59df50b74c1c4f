package dev.solvable.runtime.source;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MoveRows;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.SourceGame;
import dev.solvable.runtime.SourceSolver;
import dev.solvable.runtime.sweep.Moves;
import dev.solvable.runtime.sweep.ScoreTable;
import org.jspecify.annotations.Nullable;

/**
 * Solves games with move sources whose positions fit in a table, whether or not both players have the same moves. Play
 * may lead to few of them, so questions are searched until so many states were seen that searching on would cost more
 * than the table.
 */
@ForGeneratedCode
public abstract class PartizanSourceSweepSolver extends SourceSolver {
    private final int maxSearched;

    @SuppressWarnings("this-escape") // kept by what is made here, not called
    private final Progress progress = new Progress(this);

    private final ScoreTable scores;

    /** Null until the first question, and again when the table is filled. */
    private @Nullable SourceSearch search;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question; this game is solved by one
     * @param maxSearched so many states are searched before the table is filled, and have room in the transposition
     *     table
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected PartizanSourceSweepSolver(SourceGame game, Plan plan, int threads, int maxSearched) {
        super(game, plan, threads);
        this.maxSearched = maxSearched;
        this.scores = new ScoreTable(
                this,
                1 << (game.isPartizan() ? cells + 1 : cells),
                movesOf(this.moves.first),
                movesOf(this.moves.second),
                (int) side,
                won,
                noMovesScore(),
                alwaysDrawn());
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.SWEEP;
    }

    @Override
    public final long range() {
        return (full | side) + 1;
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        check(position);
        byte[] table = scores.ifFilled();
        if (table != null) {
            return table[(int) position];
        }
        enterOrCancel();
        try {
            return searchedScore(position, alpha, beta);
        } finally {
            leave();
        }
    }

    /** A null window is enough, as nothing but a draw of all plays is drawn. */
    @Override
    protected final Outcome outcomeOf(long position) {
        if (alwaysDrawn()) {
            return super.outcomeOf(position);
        }
        return score(position, 0, 1) > 0 ? Outcome.WIN : Outcome.LOSS;
    }

    private int searchedScore(long position, int alpha, int beta) {
        byte[] table = scores.ifFilled(); // another thread may have filled it
        if (table != null) {
            return table[(int) position];
        }
        SourceSearch searching = search;
        if (searching == null) {
            searching = new FirstSearch();
            search = searching;
        }
        int score = searching.search(moves.stateOf(position, full), alpha, beta);
        if (scores.ifFilled() != null) {
            search = null; // nothing is searched any more
        }
        return score;
    }

    static Moves movesOf(MoveRows rows) {
        return new Moves(rows.needs, rows.fills);
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        scores.solve(listener);
    }

    /** The search that ends where the table begins. */
    private final class FirstSearch extends SourceSearch {
        FirstSearch() {
            super(progress, moves, game.noMoves(), cells, maxSearched);
        }

        @Override
        int boundsOf(long state) {
            if (progress.states() < maxSearched) {
                return super.boundsOf(state);
            }
            int score = scores.get()[(int) (full & ~state | state & side)];
            return packed(score, score);
        }
    }
}
