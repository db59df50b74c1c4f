package dev.solvable.processor.render.frame;

import com.palantir.javapoet.FieldSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.RuntimeTypes;
import javax.lang.model.element.Modifier;

/** What solvers of tiles and of move sources have. */
final class TakenParts {
    private TakenParts() {}

    /**
     * The rules.
     *
     * @param marks the characters of a taken and of a free cell, as they stand in a Java string
     */
    static FieldSpec rules(SolverPlan plan, String marks) {
        return FieldSpec.builder(RuntimeTypes.TAKEN_RULES, "RULES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "The characters of a taken and of a free cell, and what no move means for the player to move.")
                .initializer(
                        "new $T(\"$L\", $T.$L)",
                        RuntimeTypes.TAKEN_RULES,
                        marks,
                        Api.ENDING,
                        plan.game().noMoves())
                .build();
    }
}
