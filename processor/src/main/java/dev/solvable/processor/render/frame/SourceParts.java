package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.RuntimeTypes;

/** What solvers of move sources have: their rules and the call of the declaration's method. */
public final class SourceParts {
    private final SolverPlan plan;
    private final MoveSourceRules rules;

    /** The parts of a game with a move source. */
    public SourceParts(SolverPlan plan, MoveSourceRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    /** The arguments of the constructor of {@code SourceSolver}. */
    public CodeBlock arguments() {
        return CodeBlock.of(
                "$S, BOARD, RULES,$W$S,$Wrows(),$Wthreads", plan.game().type().name(), method());
    }

    private String method() {
        return plan.game().type().name() + "." + rules.method() + "()";
    }

    /** Adds the rules. */
    public void addRules(TypeSpec.Builder type) {
        type.addField(
                TakenParts.rules(plan, Code.inString(MoveSourceRules.FILLED) + Code.inString(MoveSourceRules.EMPTY)));
    }

    /** Adds the call of the declaration's method. */
    public void addRows(TypeSpec.Builder type, CallWarnings warnings) {
        type.addMethod(warnings.keepBack(Methods.helper("void", "rows"))
                .returns(TypeName.get(long[][].class))
                .addJavadoc("The moves, as the declaration gives them.")
                .addCode(Code.of(
                        """
                        try {
                            return $game:L.$name:L();
                        } catch (StackOverflowError e) {
                            throw $rows:T.endless($method:S, e);
                        }
                        """,
                        "game",
                        JavaLang.name(plan.game().type()),
                        "name",
                        rules.method(),
                        "rows",
                        RuntimeTypes.MOVE_ROWS,
                        "method",
                        method()))
                .build());
    }
}
