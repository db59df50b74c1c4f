package dev.solvable.runtime.sweep;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.search.MaskKey;
import dev.solvable.runtime.search.TileDistanceSolver;
import java.util.concurrent.CancellationException;

/** Solves games of tiles by a table of the outcomes of all positions, found 64 at a time. Distances are searched. */
@ForGeneratedCode
public abstract class WordSweepSolver extends TileDistanceSolver {
    private final WordSweep sweep;
    private final WordTable outcomes;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the table of distances
     * @param sweep how the table of outcomes is filled
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected WordSweepSolver(TileGame game, Plan plan, int threads, MaskKey keys, int entries, WordSweep sweep) {
        super(game, plan, threads, keys, entries);
        this.sweep = sweep;
        this.outcomes = new WordTable(this, sweep, threads);
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.WORD_SWEEP;
    }

    @Override
    public final long range() {
        return rangeOfMasks();
    }

    @Override
    protected final Outcome outcomeOf(long position) {
        check(position);
        return isWon(taken(position), firstMoves(position)) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    protected final void prepareOutcomes() {
        outcomes.get();
    }

    @Override
    protected final boolean isWon(long taken, boolean firstMoves) {
        return sweep.isWon(outcomes.get(), taken, firstMoves);
    }

    @Override
    protected final boolean looksOutcomesUp() {
        return true;
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        outcomes.solve(listener);
    }

    /** One more method for what is ready: the JVM inlines the calls in it, which are of this engine alone. */
    @Override
    public final Outcome outcome(long number) {
        return super.outcome(number);
    }

    /** Reports what {@link #solve(SolveListener)} does, and is done once the distance is known, too. */
    @Override
    public final void solve(long number, SolveListener listener) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        isTerminal(number); // refuses what makes no sense before it solves
        outcomes.solve(new SolveListener() {
            @Override
            public void progress(long done, long total) {
                if (done < total) {
                    listener.progress(done, total);
                }
            }
        });
        try {
            distance(number);
        } catch (CancellationException e) {
            throw interrupted(e);
        }
        listener.progress(sweep.positions(), sweep.positions());
    }
}
