package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;

/** What solvers of move sources have: their rules and the call of the declaration's method. */
public final class SourceParts {
    private final SolverPlan plan;
    private final MoveSourceRules rules;

    /** The parts of a game with a move source. */
    public SourceParts(SolverPlan plan, MoveSourceRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    /** What makes the rules. */
    public CodeBlock rules() {
        return CodeBlock.of("new $T($L,$WPLAN.encoding(),$W$T.ITSELF)", TakenRules.class, game(), MaskKey.class);
    }

    private CodeBlock game() {
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "$T.ofRows($S, BOARD, $T.$L",
                        TakenGame.class,
                        plan.game().type().name(),
                        Api.ENDING,
                        plan.game().noMoves());
        for (int i = 0; i < rules.methods().size(); i++) {
            code.add(",$W$S,$W$L()", method(i), caller(i));
        }
        return code.add(")").build();
    }

    /** A method of the declaration with its type, as messages have it. */
    private String method(int index) {
        return plan.game().type().name() + "." + rules.methods().get(index) + "()";
    }

    private String caller(int index) {
        return !rules.partizan() ? "rows" : index == 0 ? "rowsOfFirst" : "rowsOfSecond";
    }

    /** Adds the calls of the declaration's methods. */
    public void addRows(TypeSpec.Builder type, CallWarnings warnings) {
        for (int i = 0; i < rules.methods().size(); i++) {
            String whose =
                    !rules.partizan() ? "The moves" : i == 0 ? "The first player's moves" : "The second player's moves";
            type.addMethod(warnings.keepBack(Methods.helper("void", caller(i)))
                    .returns(TypeName.get(long[][].class))
                    .addJavadoc("$L, as the declaration gives them.", whose)
                    .addCode(
                            """
                            try {
                                return $L.$L();
                            } catch (StackOverflowError e) {
                                throw $T.endless($S, e);
                            }
                            """,
                            JavaLang.name(plan.game().type()),
                            rules.methods().get(i),
                            TakenGame.class,
                            method(i))
                    .build());
        }
    }
}
