package dev.solvable.runtime.search;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;
import org.jspecify.annotations.Nullable;

/** Solves games of tiles that are the same for both players by a plain search, and their Grundy values by another. */
@ForGeneratedCode
public abstract class ImpartialTileSearchSolver extends TileSearchSolver implements ImpartialSolver {
    /** Made at the first question for a Grundy value. */
    private @Nullable NimberSearch nimbers;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the transposition table, and of that of Grundy values
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected ImpartialTileSearchSolver(
            TileGame game, Plan plan, int threads, MaskKey keys, int entries, int sharedCells) {
        super(game, plan, threads, keys, entries, sharedCells);
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        enterOrCancel();
        try {
            if (nimbers == null) {
                nimbers = new TileNimberSearch(tiles, keys, progress, entries);
            }
            return nimbers.nimber(position, 0);
        } finally {
            leave();
        }
    }
}
