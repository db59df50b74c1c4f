package dev.solvable.runtime.sweep;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.search.MaskKey;

/**
 * A word sweep of a small game of tiles that are the same for both players, with a table of Grundy values beside it.
 */
@ForGeneratedCode
public abstract class NimberWordSweepSolver extends WordSweepSolver implements ImpartialSolver {
    private final NimberTable nimbers;

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
    protected NimberWordSweepSolver(TileGame game, Plan plan, int threads, MaskKey keys, int entries, WordSweep sweep) {
        super(game, plan, threads, keys, entries, sweep);
        this.nimbers = new NimberTable(this, 1 << cells, new Moves(tiles));
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        return nimbers.get()[(int) position];
    }
}
