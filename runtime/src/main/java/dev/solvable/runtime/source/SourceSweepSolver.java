package dev.solvable.runtime.source;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SourceGame;
import dev.solvable.runtime.sweep.NimberTable;

/** Solves games with a move source for both players by a table of all scores and one of Grundy values. */
@ForGeneratedCode
public abstract class SourceSweepSolver extends PartizanSourceSweepSolver implements ImpartialSolver {
    private final NimberTable nimbers;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question; this game is solved by one
     * @param maxSearched so many states are searched before the table is filled, and have room in the transposition
     *     table
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected SourceSweepSolver(SourceGame game, Plan plan, int threads, int maxSearched) {
        super(game, plan, threads, maxSearched);
        this.nimbers = new NimberTable(this, 1 << cells, movesOf(this.moves.first));
    }

    @Override
    public final int nimber(long position) {
        check(position);
        return nimbers.get()[(int) position];
    }
}
