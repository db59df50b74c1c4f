package dev.solvable.runtime.sums;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TakenRules;
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
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares
     * @param tiles every placement of a tile
     * @param players empty, as all tiles are both players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the transposition table
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected TileSearchSumSolver(
            String name,
            Board board,
            TakenRules rules,
            long[] tiles,
            String players,
            boolean ternary,
            int threads,
            MaskKey keys,
            int entries,
            int sharedCells) {
        super(name, board, rules, tiles, players, ternary, threads, keys, entries, sharedCells);
    }

    /** Regions of which nothing is known yet. */
    protected abstract RegionSums newRegions();

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        enterOrCancel();
        try {
            RegionSums made = regions;
            if (made == null) {
                made = newRegions();
                regions = made;
            }
            return made.nimber(position);
        } finally {
            leave();
        }
    }
}
