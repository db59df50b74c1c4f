package dev.solvable.processor.render;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.MoveCode;
import dev.solvable.processor.render.position.SourceMoves;
import javax.lang.model.element.Modifier;

/** The ways to make a solver: with one thread, and with as many as it is given. */
final class Constructors implements Section {
    private final SolverPlan plan;
    private final MoveCode moves;
    private final CallWarnings warnings;

    Constructors(SolverPlan plan, MoveCode moves, CallWarnings warnings) {
        this.plan = plan;
        this.moves = moves;
        this.warnings = warnings;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(constructor()
                .addJavadoc(
                        "A solver that has solved nothing yet; it does at the first question, in the thread that asks.")
                .addCode("this(1);\n")
                .build());
        MethodSpec.Builder constructor = constructor()
                .addParameter(int.class, "threads")
                .addJavadoc("""
                        A solver that has solved nothing yet, and may use several threads when it does.

                        @param threads how many threads may work at once on one question, at least 1$L
                        @throws IllegalArgumentException where that is less than 1
                        """, sharedWork())
                .addCode("""
                        if (threads < 1) {
                            throw new IllegalArgumentException("at least 1 thread is needed, not " + threads);
                        }
                        """);
        if (plan.usesThreads()) {
            type.addField(FieldSpec.builder(int.class, "threads", Modifier.PRIVATE, Modifier.FINAL)
                    .addJavadoc("How many threads may work at once on one question.")
                    .build());
            constructor.addCode("this.threads = threads;\n");
        }
        if (moves instanceof SourceMoves source) {
            warnings.keepBack(constructor).addCode(source.construction());
        }
        type.addMethod(constructor.build());
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
            default -> "; they share searches that take long";
        };
    }

    private MethodSpec.Builder constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        return plan.game().type().isPublic() ? constructor.addModifiers(Modifier.PUBLIC) : constructor;
    }
}
