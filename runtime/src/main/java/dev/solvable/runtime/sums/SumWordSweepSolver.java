package dev.solvable.runtime.sums;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.search.MaskKey;
import dev.solvable.runtime.sweep.WordSweep;
import dev.solvable.runtime.sweep.WordSweepSolver;
import org.jspecify.annotations.Nullable;

/** A word sweep of a game of tiles that are the same for both players, whose Grundy values are sums over regions. */
@ForGeneratedCode
public abstract class SumWordSweepSolver extends WordSweepSolver implements ImpartialSolver {
    /** Made at the first question for a Grundy value. */
    private @Nullable RegionSums regions;

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
    protected SumWordSweepSolver(TileGame game, Plan plan, int threads, MaskKey keys, int entries, WordSweep sweep) {
        super(game, plan, threads, keys, entries, sweep);
    }

    /**
     * Regions of which nothing is known yet; a game whose shapes tell more of them overrides this.
     *
     * @param entries the entries of their table at last
     */
    protected TileRegions newRegions(int entries) {
        return new TileRegions(progress, game, entries);
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        enterOrCancel();
        try {
            if (regions == null) {
                regions = newRegions(entries);
            }
            return regions.nimber(position);
        } finally {
            leave();
        }
    }
}
