package dev.solvable.runtime.sums;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TakenRules;
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
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares
     * @param tiles every placement of a tile
     * @param players who may lay each of them: 1 the first player, 2 the second, * both; empty where all are both
     *     players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param threads how many threads may work at once on one question; this game is solved by one
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the table of distances
     */
    protected TileSumSolver(
            String name,
            Board board,
            TakenRules rules,
            long[] tiles,
            String players,
            boolean ternary,
            int threads,
            MaskKey keys,
            int entries) {
        super(name, board, rules, tiles, players, ternary, keys, entries, threads);
    }

    /** Regions of which nothing is known yet. */
    protected abstract RegionSums newRegions();

    /** Asked in the turn to solve. */
    private RegionSums regions() {
        RegionSums made = regions;
        if (made == null) {
            made = newRegions();
            regions = made;
        }
        return made;
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
