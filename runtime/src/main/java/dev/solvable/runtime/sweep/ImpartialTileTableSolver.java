package dev.solvable.runtime.sweep;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.TileGame;

/** Solves games of tiles that are the same for both players by a table of all scores and one of Grundy values. */
@ForGeneratedCode
public abstract class ImpartialTileTableSolver extends TileTableSolver implements ImpartialSolver {
    private final NimberTable nimbers;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question; this game is solved by one
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected ImpartialTileTableSolver(TileGame game, Plan plan, int threads) {
        super(game, plan, threads);
        this.nimbers = new NimberTable(this, 1 << cells, new Moves(tiles));
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        return nimbers.get()[(int) position];
    }
}
