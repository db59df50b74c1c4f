package dev.solvable.processor.render.frame;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.RuntimeTypes;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** What every solver has: the version of its runtime, its board, its constructors and its facts. */
public final class SolverFrame {
    /** The version of the runtime that the sources are written for. */
    public static final int RUNTIME_VERSION = 1;

    /** So many characters are left of a line behind the name of the field. */
    private static final int MAX_ROWS_IN_LINE = 72;

    private final SolverPlan plan;

    /** The frame of a planned solver. */
    public SolverFrame(SolverPlan plan) {
        this.plan = plan;
    }

    /** Begins the class: what it extends, the version that it asks for before all else, and its board. */
    public void begin(TypeSpec.Builder type, ClassName engine) {
        type.superclass(engine);
        String solver = plan.game().type().solverName();
        // Not private: nobody reads it, which compilers say of private fields.
        type.addField(FieldSpec.builder(int.class, "RUNTIME", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The version of the runtime that this source was written for; another one refuses it.")
                .initializer("$T.require($L, $S)", RuntimeTypes.VERSION, RUNTIME_VERSION, solver)
                .build());
        type.addField(FieldSpec.builder(RuntimeTypes.BOARD, "BOARD", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The rows of the board from the top: a dot for a cell, a space for a hole.")
                .initializer("$T.of($L)", RuntimeTypes.BOARD, rows(plan.game().board()))
                .build());
    }

    /** The rows of a board side by side where they fit into a line, else one below the other. */
    private static String rows(Board board) {
        boolean fits = board.rows() * (board.columns() + "\"\", ".length()) <= MAX_ROWS_IN_LINE;
        return board.map().stream()
                .map(row -> '"' + row + '"')
                .collect(Collectors.joining(fits ? ", " : ",\n        ", fits ? "" : "\n        ", ""));
    }

    /**
     * Adds the constructors, with one thread and with as many as are given.
     *
     * @param arguments those of the constructor of the class that the solver extends, {@code threads} among them
     */
    public void addConstructors(TypeSpec.Builder type, CodeBlock arguments) {
        type.addMethod(constructor()
                .addJavadoc(
                        "A solver that has solved nothing yet; it does at the first question, in the thread that asks.")
                .addCode("this(1);\n")
                .build());
        type.addMethod(constructor()
                .addParameter(int.class, "threads")
                .addJavadoc("""
                        A solver that has solved nothing yet, and may use several threads when it does.

                        @param threads how many threads may work at once on one question, at least 1$L
                        @throws IllegalArgumentException where that is less than 1
                        """, sharedWork())
                .addCode("super($L);\n", arguments)
                .build());
    }

    private MethodSpec.Builder constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        return plan.game().type().isPublic() ? constructor.addModifiers(Modifier.PUBLIC) : constructor;
    }

    /** What of the work on a question threads share. */
    private String sharedWork() {
        if (!plan.usesThreads()) {
            return "; this game is solved by one";
        }
        return switch (plan.engine()) {
            case WORD_SWEEP -> "; they share the sweep, not searches";
            case OUTCOME_SEARCH -> "; they share searches for outcomes, not for distances";
            case SEARCH ->
                plan.impartial()
                        ? "; they share long searches, but not for Grundy values"
                        : "; they share searches that take long";
            case SWEEP, SUMS, THREAT_SEARCH -> "; they share searches that take long";
        };
    }

    /** Adds what is known before anything is solved. */
    public void addFacts(TypeSpec.Builder type) {
        type.addMethod(Methods.api("GameFacts", "facts")
                .addCode(Code.of(
                        """
                        return facts($algorithm:T.$engine:L, $encoding:T.$chosen:L, $expectation:T.$proved:L,
                                $symmetries:L, $states:LL, // symmetries and states
                                $entries:L, $bytes:L); // entries of the largest table, bytes of all
                        """,
                        "algorithm",
                        Api.ALGORITHM,
                        "engine",
                        plan.engine(),
                        "chosen",
                        plan.encoding(),
                        "symmetries",
                        Code.literal(plan.symmetries().order()),
                        "states",
                        Code.literal(plan.states()),
                        "entries",
                        Code.literal(plan.cacheEntries()),
                        "bytes",
                        bytes(),
                        "proved",
                        plan.proved()))
                .build());
    }

    private String bytes() {
        int ofMove = plan.memory().bytesOfMove();
        int ofHelper = plan.sharesSearches() ? plan.memory().bytesOfHelper() : 0;
        return Code.literal(plan.memory().bytes())
                + "L"
                + (ofMove == 0 ? "" : " + " + Code.literal(ofMove) + "L * moveCount()")
                + (ofHelper == 0 ? "" : " + " + Code.literal(ofHelper) + "L * (threads - 1)");
    }
}
