package dev.solvable.processor.render.code;

import com.palantir.javapoet.ClassName;

/** The types of the runtime that generated solvers name. The processor itself never loads them. */
public final class RuntimeTypes {
    /** The package of the shell and of the rules of play; those of the engines are below it. */
    private static final String RUNTIME = "dev.solvable.runtime";

    public static final ClassName VERSION = of("RuntimeVersion");
    public static final ClassName BOARD = of("Board");
    public static final ClassName MARKS_CODE = of("MarksCode");
    public static final ClassName PLAN = of("Plan");
    public static final ClassName MARKS_GAME = of("MarksGame");
    public static final ClassName TILE_GAME = of("TileGame");
    public static final ClassName SOURCE_GAME = of("SourceGame");
    public static final ClassName MOVE_ROWS = of("MoveRows");
    public static final ClassName PROGRESS = of("Progress");
    public static final ClassName RULES_SOLVER = of("retrograde", "RulesSolver");
    public static final ClassName RULES_GAME = of("retrograde", "RulesGame");
    public static final ClassName CANONICAL_KEY = of("search", "CanonicalKey");

    private RuntimeTypes() {}

    private static ClassName of(String name) {
        return ClassName.get(RUNTIME, name);
    }

    /** A type of an engine: the package below the runtime's, and its name. */
    public static ClassName of(String enginePackage, String name) {
        return ClassName.get(RUNTIME + "." + enginePackage, name);
    }
}
