package dev.solvable.runtime;

import dev.solvable.ImpartialSolver;

/** The shell of solvers of impartial games, which know Grundy values, too. */
@ForGeneratedCode
public abstract class ImpartialShell extends SolverShell implements ImpartialSolver {
    private final Nimbers nimbers;

    /**
     * A solver that has solved nothing yet.
     *
     * @param plan the plan of the compiler
     * @param engine the engine of the game
     * @param nimbers the Grundy values of positions
     */
    protected ImpartialShell(Plan plan, Engine engine, Nimbers nimbers) {
        super(plan, engine);
        this.nimbers = nimbers;
    }

    @Override
    public final int nimber(long number) {
        return nimbers.nimber(checked(number));
    }
}
