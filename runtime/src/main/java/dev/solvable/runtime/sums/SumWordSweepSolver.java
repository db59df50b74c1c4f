package dev.solvable.runtime.sums;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TakenRules;
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
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares; it has no draws
     * @param tiles every placement of a tile
     * @param players empty, as all tiles are both players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the table of distances
     * @param sweep how the table of outcomes is filled
     */
    protected SumWordSweepSolver(
            String name,
            Board board,
            TakenRules rules,
            long[] tiles,
            String players,
            boolean ternary,
            int threads,
            MaskKey keys,
            int entries,
            WordSweep sweep) {
        super(name, board, rules, tiles, players, ternary, threads, keys, entries, sweep);
    }

    /** Regions of which nothing is known yet. */
    protected abstract RegionSums newRegions();

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        enterOrCancel();
        try {
            if (regions == null) {
                regions = newRegions();
            }
            return regions.nimber(position);
        } finally {
            leave();
        }
    }
}
