package dev.solvable.runtime.source;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.SourceGame;
import dev.solvable.runtime.SourceSolver;
import org.jspecify.annotations.Nullable;

/** Solves games with move sources by search, whether or not both players have the same moves. */
@ForGeneratedCode
public abstract class PartizanSourceSearchSolver extends SourceSolver {
    final int entries;

    @SuppressWarnings("this-escape") // kept by what is made here, not called
    final Progress progress = new Progress(this);

    /** Made at the first question that needs it. */
    private @Nullable SourceSearch search;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question; this game is solved by one
     * @param entries the entries of each table at last
     */
    protected PartizanSourceSearchSolver(SourceGame game, Plan plan, int threads, int entries) {
        super(game, plan, threads);
        this.entries = entries;
    }

    @Override
    protected Algorithm algorithm() {
        return Algorithm.SEARCH;
    }

    private SourceSearch search() {
        if (search == null) {
            search = newSearch();
        }
        return search;
    }

    /** The search for scores. */
    SourceSearch newSearch() {
        return new SourceSearch(progress, moves, game.noMoves(), cells, entries);
    }

    @Override
    protected int score(long position, int alpha, int beta) {
        check(position);
        enterOrCancel();
        try {
            return search().search(moves.stateOf(position, full), alpha, beta);
        } finally {
            leave();
        }
    }

    @Override
    public final void solve(long position, SolveListener listener) throws InterruptedException {
        solveBySearch(position, listener, progress);
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        nothingToSolve(listener);
    }
}
