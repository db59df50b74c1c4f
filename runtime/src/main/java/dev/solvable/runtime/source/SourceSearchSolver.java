package dev.solvable.runtime.source;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SourceGame;
import org.jspecify.annotations.Nullable;

/**
 * Solves games with a move source for both players by search, and their Grundy values as sums of independent regions.
 */
@ForGeneratedCode
public abstract class SourceSearchSolver extends PartizanSourceSearchSolver implements ImpartialSolver {
    /** Made at the first question that needs them. */
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
        super(game, plan, threads, entries);
    }

    /** The regions, within the turn to solve. */
    final SourceRegions regions() {
        if (regions == null) {
            regions = new SourceRegions(progress, moves.first, full, entries);
        }
        return regions;
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
}
