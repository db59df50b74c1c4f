package dev.solvable.runtime.sweep;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TakenRules;
import dev.solvable.runtime.TileSolver;

/**
 * Solves games of tiles by a table of all scores: small ones, and those in which every play is drawn, of which a table
 * of outcomes would say nothing.
 */
@ForGeneratedCode
public abstract class TileTableSolver extends TileSolver {
    private final ScoreTable scores;

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
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected TileTableSolver(
            String name, Board board, TakenRules rules, long[] tiles, String players, boolean ternary, int threads) {
        super(name, board, rules, tiles, players, ternary, threads);
        int positions = 1 << (players.isEmpty() ? cells : cells + 1);
        this.scores = new ScoreTable(
                this,
                positions,
                new Moves(tilesOf('1', tiles, players)),
                new Moves(tilesOf('2', tiles, players)),
                (int) side,
                won,
                noMovesScore(),
                alwaysDrawn());
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        check(position);
        return scores.get()[(int) position];
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        scores.solve(listener);
    }
}
