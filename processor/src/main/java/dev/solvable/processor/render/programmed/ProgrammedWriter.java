package dev.solvable.processor.render.programmed;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.GameRules;
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
public final class ProgrammedWriter {
    private final SolverPlan plan;
    private final CallWarnings warnings;

    /**
     * The writer of a solver.
     *
     * @param warnings the warnings that the call of the declaration's constructor causes
     */
    public ProgrammedWriter(SolverPlan plan, CallWarnings warnings) {
        this.plan = plan;
        this.warnings = warnings;
    }

    /** Adds the body of the solver. */
    public void addTo(TypeSpec.Builder type) {
        GameType game = plan.game().type();
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type);
        frame.addConstructors(
                type,
                CodeBlock.of(
                        "new $T(new $T($S, BOARD, rules()), $Lthreads)",
                        engine(),
                        ProgramRules.class,
                        game.name(),
                        plan.cacheEntries() > 0 ? "PLAN.entries(), " : ""));
        type.addMethod(warnings.keepBack(Methods.helper("void", "rules"))
                .returns(GameRules.class)
                .addJavadoc("The rules, an object for each solver.")
                .addCode("""
                        try {
                            return new $L();
                        } catch (StackOverflowError e) {
                            throw $T.endless($S, e);
                        }
                        """, JavaLang.name(game), ProgramRules.class, "new " + game.name() + "()")
                .build());
    }

    private Class<?> engine() {
        boolean searches = plan.cacheEntries() > 0;
        if (plan.scores()) {
            return searches ? ForwardPointsEngine.class : PointsTableEngine.class;
        }
        return searches ? ForwardSearchEngine.class : RetrogradeEngine.class;
    }
}
