package dev.solvable.runtime;

import dev.solvable.ScoreSolver;

/** The shell of solvers of games that are played for points. */
@ForGeneratedCode
public abstract class ScoreShell extends SolverShell implements ScoreSolver {
    private final PointsEngine engine;

    /**
     * A solver that has solved nothing yet.
     *
     * @param plan the plan of the compiler
     * @param engine the engine of the game
     */
    protected ScoreShell(Plan plan, PointsEngine engine) {
        super(plan, engine);
        this.engine = engine;
    }

    @Override
    public final int score(long number) {
        return engine.points(checked(number));
    }
}
