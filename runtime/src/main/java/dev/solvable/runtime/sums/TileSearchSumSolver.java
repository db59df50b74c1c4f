package dev.solvable.runtime.sums;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.search.MaskKey;
import dev.solvable.runtime.search.TileSearchSolver;
import org.jspecify.annotations.Nullable;

/**
 * Solves games of tiles that are the same for both players, of whom the one wins who cannot move, or nobody does:
 * scores are searched plainly, as sums do not tell them, and Grundy values are sums over regions.
 */
@ForGeneratedCode
public abstract class TileSearchSumSolver extends TileSearchSolver implements ImpartialSolver {
    /** Made at the first question for a Grundy value. */
    private @Nullable RegionSums regions;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the transposition table
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected TileSearchSumSolver(TileGame game, Plan plan, int threads, MaskKey keys, int entries, int sharedCells) {
        super(game, plan, threads, keys, entries, sharedCells);
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
