package dev.solvable.runtime.sums;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.search.MaskKey;
import dev.solvable.runtime.search.TileDistanceSolver;
import org.jspecify.annotations.Nullable;

/**
 * Solves games of tiles of which both players can cover the same cells, and the one loses who cannot move: outcomes and
 * Grundy values are sums over regions, distances are searched. Where the players have tiles of their own, positions say
 * who is to move, and it makes no difference; the others are solved by an {@link dev.solvable.ImpartialSolver}.
 */
@ForGeneratedCode
public abstract class TileSumSolver extends TileDistanceSolver {
    /** Made at the first question. */
    private @Nullable RegionSums regions;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question; this game is solved by one
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the table of distances
     */
    protected TileSumSolver(TileGame game, Plan plan, int threads, MaskKey keys, int entries) {
        super(game, plan, threads, keys, entries);
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.SUMS;
    }

    /**
     * Regions of which nothing is known yet; a game whose shapes tell more of them overrides this.
     *
     * @param entries the entries of their table at last
     */
    protected TileRegions newRegions(int entries) {
        return new TileRegions(progress, game, entries);
    }

    /** Asked in the turn to solve. */
    private RegionSums regions() {
        if (regions == null) {
            regions = newRegions(entries);
        }
        return regions;
    }

    @Override
    protected final boolean isWon(long taken, boolean firstMoves) {
        return regions().isWon(taken);
    }

    @Override
    protected final boolean looksOutcomesUp() {
        return false;
    }

    /** The Grundy value of a position. */
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        enterOrCancel();
        try {
            return regions().nimber(taken(position));
        } finally {
            leave();
        }
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        nothingToSolve(listener);
    }
}
