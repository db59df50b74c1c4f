package dev.solvable.runtime.sums;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TakenRules;
import dev.solvable.runtime.search.MaskKey;

/** Solves games of tiles in which who cannot move loses by sums of independent regions, where a table has no room. */
@ForGeneratedCode
public abstract class TileSumSolver extends ImpartialTileSolver {
    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares
     * @param tiles every placement of a tile
     * @param players empty, as all tiles are both players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the table of distances
     * @param threads how many threads may work at once on one question; this game is solved by one
     */
    protected TileSumSolver(
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

    @Override
    protected final boolean isWon(long taken, boolean firstMoves) {
        return regions().isWon(taken);
    }

    @Override
    protected final boolean looksOutcomesUp() {
        return false;
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        nothingToSolve(listener);
    }
}
