package dev.solvable.runtime.source;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.SourceGame;
import dev.solvable.runtime.SourceSolver;
import org.jspecify.annotations.Nullable;

/** Solves games with a move source by search, and their Grundy values as sums of independent regions. */
@ForGeneratedCode
public abstract class SourceSearchSolver extends SourceSolver implements ImpartialSolver {
    private final int entries;

    @SuppressWarnings("this-escape") // kept by what is made here, not called
    private final Progress progress = new Progress(this);

    /** Null until the first question that needs it, as are the regions. */
    private @Nullable SourceSearch search;

    private @Nullable SourceRegions regions;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question; this game is solved by one
     * @param entries the entries of each table at last
     */
    protected SourceSearchSolver(SourceGame game, Plan plan, int threads, int entries) {
        super(game, plan, threads);
        this.entries = entries;
    }

    @Override
    protected Algorithm algorithm() {
        return Algorithm.SEARCH;
    }

    /** The regions, within the turn to solve. */
    final SourceRegions regions() {
        SourceRegions made = regions;
        if (made == null) {
            made = new SourceRegions(progress, rows, full, entries);
            regions = made;
        }
        return made;
    }

    private SourceSearch search() {
        SourceSearch made = search;
        if (made == null) {
            made = newSearch(progress, entries);
            search = made;
        }
        return made;
    }

    /** The search for scores. */
    SourceSearch newSearch(Progress progress, int entries) {
        return new SourceSearch(progress, rows, game.noMoves(), cells, entries);
    }

    @Override
    protected int score(long position, int alpha, int beta) {
        check(position);
        enterOrCancel();
        try {
            return search().search(rows.needed(full & ~position), alpha, beta);
        } finally {
            leave();
        }
    }

    @Override
    public final int nimber(long position) {
        check(position);
        enterOrCancel();
        try {
            return regions().nimber(position);
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
