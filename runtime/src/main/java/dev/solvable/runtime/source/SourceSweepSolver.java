package dev.solvable.runtime.source;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.SourceGame;
import dev.solvable.runtime.SourceSolver;
import dev.solvable.runtime.sweep.Moves;
import dev.solvable.runtime.sweep.NimberTable;
import dev.solvable.runtime.sweep.ScoreTable;
import org.jspecify.annotations.Nullable;

/**
 * Solves games with a move source whose positions fit in a table. Play may lead to few of them, so questions are
 * searched until so many states were seen that searching on would cost more than the table.
 */
@ForGeneratedCode
public abstract class SourceSweepSolver extends SourceSolver implements ImpartialSolver {
    private final int maxSearched;

    @SuppressWarnings("this-escape") // kept by what is made here, not called
    private final Progress progress = new Progress(this);

    private final ScoreTable scores;
    private final NimberTable nimbers;

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
    protected SourceSweepSolver(SourceGame game, Plan plan, int threads, int maxSearched) {
        super(game, plan, threads);
        this.maxSearched = maxSearched;
        Moves moves = new Moves(this.rows.needs, this.rows.fills);
        int positions = 1 << cells;
        this.scores = new ScoreTable(this, positions, moves, won, noMovesScore(), alwaysDrawn());
        this.nimbers = new NimberTable(this, positions, moves);
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.SWEEP;
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
        int score = searching.search(rows.needed(full & ~position), alpha, beta);
        if (scores.ifFilled() != null) {
            search = null; // nothing is searched any more
        }
        return score;
    }

    @Override
    public final int nimber(long position) {
        check(position);
        return nimbers.get()[(int) position];
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        scores.solve(listener);
    }

    /** The search that ends where the table begins. */
    private final class FirstSearch extends SourceSearch {
        FirstSearch() {
            super(progress, rows, game.noMoves(), cells, maxSearched);
        }

        @Override
        int boundsOf(long free) {
            if (progress.states() < maxSearched) {
                return super.boundsOf(free);
            }
            int score = scores.get()[(int) (full & ~free)];
            return packed(score, score);
        }
    }
}
