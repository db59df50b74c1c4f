package dev.solvable.runtime.sweep;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;
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
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question; this game is solved by one
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected TileTableSolver(TileGame game, Plan plan, int threads) {
        super(game, plan, threads);
        int positions = 1 << (game.isPartizan() ? cells + 1 : cells);
        this.scores = new ScoreTable(
                this,
                positions,
                new Moves(game.tilesOf('1')),
                new Moves(game.tilesOf('2')),
                (int) side,
                won,
                noMovesScore(),
                alwaysDrawn());
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.SWEEP;
    }

    @Override
    public final long range() {
        return rangeOfMasks();
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
