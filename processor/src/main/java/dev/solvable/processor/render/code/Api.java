package dev.solvable.processor.render.code;

import com.palantir.javapoet.ClassName;

/** The types that generated solvers name. The processor itself never loads them. */
public final class Api {
    public static final ClassName SOLVER = of("Solver");
    public static final ClassName IMPARTIAL_SOLVER = of("ImpartialSolver");
    public static final ClassName GAME_FACTS = of("GameFacts");
    public static final ClassName SOLVE_LISTENER = of("SolveListener");
    static final ClassName OUTCOME = of("Outcome");
    public static final ClassName GAME_RULES = of("GameRules");
    public static final ClassName PLAYER = of("Player");
    public static final ClassName ENCODING = of("Encoding");
    public static final ClassName EXPECTATION = of("Expectation");
    public static final ClassName CHOICE = of("Choice");
    public static final ClassName ENDING = of("Ending");
    public static final ClassName GENERATED = of("Generated");

    private Api() {}

    private static ClassName of(String name) {
        return ClassName.get("dev.solvable", name);
    }
}
