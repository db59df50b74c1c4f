package dev.solvable.processor.render.code;

import com.palantir.javapoet.ClassName;
import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.GameRules;
import dev.solvable.Generated;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolveListener;
import dev.solvable.Solver;

/** The types of the API that generated solvers name. */
public final class Api {
    public static final ClassName SOLVER = ClassName.get(Solver.class);
    public static final ClassName IMPARTIAL_SOLVER = ClassName.get(ImpartialSolver.class);
    public static final ClassName GAME_FACTS = ClassName.get(GameFacts.class);
    public static final ClassName SOLVE_LISTENER = ClassName.get(SolveListener.class);
    static final ClassName OUTCOME = ClassName.get(Outcome.class);
    public static final ClassName GAME_RULES = ClassName.get(GameRules.class);
    public static final ClassName PLAYER = ClassName.get(Player.class);
    public static final ClassName ENCODING = ClassName.get(Encoding.class);
    public static final ClassName EXPECTATION = ClassName.get(Expectation.class);
    public static final ClassName CHOICE = ClassName.get(Choice.class);
    public static final ClassName ENDING = ClassName.get(Ending.class);
    public static final ClassName GENERATED = ClassName.get(Generated.class);

    private Api() {}
}
