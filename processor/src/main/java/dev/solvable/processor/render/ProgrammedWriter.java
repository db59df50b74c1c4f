package dev.solvable.processor.render;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.runtime.forward.ForwardPointsEngine;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.forward.PointsTableEngine;
import dev.solvable.runtime.game.program.ProgramRules;
import dev.solvable.runtime.retrograde.RetrogradeEngine;

/** Writes solvers of games whose rules are a program: the compiler knows only the type to instantiate. */
final class ProgrammedWriter {
    private ProgrammedWriter() {}

    /**
     * Adds the body of the solver.
     *
     * @param warnings the warnings that the call of the declaration's constructor causes
     */
    static void addTo(TypeSpec.Builder type, SolverPlan plan, CallWarnings warnings) {
        GameType game = plan.game().type();
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type);
        frame.addConstructors(
                type,
                CodeBlock.of(
                        "new $T(rules(), $Lthreads)", engine(plan), plan.cacheEntries() > 0 ? "PLAN.entries(), " : ""));
        type.addMethod(warnings.keepBack(Methods.helper("void", "rules"))
                .returns(ProgramRules.class)
                .addJavadoc("The rules, an object for each solver.")
                .addCode("return new $T($S, BOARD, $L::new);\n", ProgramRules.class, game.name(), JavaLang.name(game))
                .build());
    }

    private static Class<?> engine(SolverPlan plan) {
        boolean searches = plan.cacheEntries() > 0;
        if (plan.scores()) {
            return searches ? ForwardPointsEngine.class : PointsTableEngine.class;
        }
        return searches ? ForwardSearchEngine.class : RetrogradeEngine.class;
    }
}
