package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.CallWarnings;
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

    /** What the game declares. */
    public CodeBlock game() {
        return CodeBlock.of(
                "new $T($S, BOARD, $T.$L, $S, rows())",
                RuntimeTypes.SOURCE_GAME,
                plan.game().type().name(),
                Api.ENDING,
                plan.game().noMoves(),
                method());
    }

    private String method() {
        return plan.game().type().name() + "." + rules.method() + "()";
    }

    /** Adds the call of the declaration's method. */
    public void addRows(TypeSpec.Builder type, CallWarnings warnings) {
        type.addMethod(warnings.keepBack(Methods.helper("void", "rows"))
                .returns(TypeName.get(long[][].class))
                .addJavadoc("The moves, as the declaration gives them.")
                .addCode("""
                        try {
                            return $L.$L();
                        } catch (StackOverflowError e) {
                            throw $T.endless($S, e);
                        }
                        """, JavaLang.name(plan.game().type()), rules.method(), RuntimeTypes.MOVE_ROWS, method())
                .build());
    }
}
