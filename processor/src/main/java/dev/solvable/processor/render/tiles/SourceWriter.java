package dev.solvable.processor.render.tiles;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Algorithm;
import dev.solvable.Ending;
import dev.solvable.processor.game.tiles.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SourcePlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.source.SourceSearchEngine;
import dev.solvable.runtime.source.TakenTable;

/**
 * Writes solvers of games with a move source. The compiler knows only the method that lists the moves, so the source
 * has just the engine and its sizes.
 */
public final class SourceWriter {
    private final SolverPlan plan;
    private final MoveSourceRules rules;
    private final CallWarnings warnings;

    public SourceWriter(SolverPlan plan, SourcePlan solving, CallWarnings warnings) {
        this.plan = plan;
        this.rules = solving.rules();
        this.warnings = warnings;
    }

    /** Adds the body of the solver. */
    public void addTo(TypeSpec.Builder type) {
        boolean sweeps = plan.engine() == Algorithm.SWEEP;
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type);
        type.addField(Methods.constant(
                "int",
                "CACHE_ENTRIES",
                sweeps
                        ? "The states that are searched before the table is filled."
                        : "The entries of each transposition table at its full size.",
                Literals.literal(plan.cacheEntries())));
        Class<?> engineType = sweeps ? TakenTable.class : SourceSearchEngine.class;
        CodeBlock engine = CodeBlock.of(
                "new $T(new $T($L, PLAN.encoding(), $T.ITSELF), CACHE_ENTRIES$L, threads)",
                engineType,
                TakenRules.class,
                game(),
                MaskKey.class,
                sweeps ? "" : ", " + (plan.engine() == Algorithm.SUMS));
        CodeBlock nimbers = sweeps ? TilesWriter.NIMBER_TABLE : CodeBlock.of("engine");
        frame.addConstructors(type, engineType, engine, nimbers);
        addRows(type);
    }

    private CodeBlock game() {
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "$T.ofRows($S, BOARD, $T.$L",
                        TakenGame.class,
                        plan.game().type().name(),
                        Ending.class,
                        plan.game().noMoves());
        for (int i = 0; i < rules.methods().size(); i++) {
            code.add(", $S, $L()", method(i), caller(i));
        }
        return code.add(")").build();
    }

    /** The name of a method with its type, as in messages. */
    private String method(int index) {
        return plan.game().type().name() + "." + rules.methods().get(index) + "()";
    }

    private String caller(int index) {
        return !rules.partizan() ? "rows" : index == 0 ? "rowsOfFirst" : "rowsOfSecond";
    }

    /** Adds the calls of the declaration's methods. */
    private void addRows(TypeSpec.Builder type) {
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
