package dev.solvable.runtime.sums;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TakenRules;
import dev.solvable.runtime.search.MaskKey;
import dev.solvable.runtime.search.TileDistanceSolver;
import org.jspecify.annotations.Nullable;

/** Finds the Grundy values of games of tiles as sums of independent regions, and distances by a search. */
@ForGeneratedCode
public abstract class ImpartialTileSolver extends TileDistanceSolver implements ImpartialSolver {
    /** Null until the first question that needs them. */
    private @Nullable TileRegions regions;

    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares; it has no draws
     * @param tiles every placement of a tile
     * @param players empty, as all tiles are both players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the table of distances
     * @param threads how many threads may work at once on one question
     */
    protected ImpartialTileSolver(
            String name,
            Board board,
            TakenRules rules,
            long[] tiles,
            String players,
            boolean ternary,
            MaskKey keys,
            int entries,
            int threads) {
        super(name, board, rules, tiles, players, ternary, keys, entries, threads);
    }

    /** The regions of the game's free cells, of which nothing is known yet. */
    protected abstract TileRegions newRegions(Progress progress);

    /** The regions, in the turn to solve. */
    final TileRegions regions() {
        TileRegions made = regions;
        if (made == null) {
            made = newRegions(progress);
            regions = made;
        }
        return made;
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        enterOrCancel();
        try {
            return regions().nimber(position);
        } finally {
            leave();
        }
    }
}
