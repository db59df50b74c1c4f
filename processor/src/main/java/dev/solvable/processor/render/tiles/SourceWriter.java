package dev.solvable.processor.render.tiles;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Algorithm;
import dev.solvable.Ending;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
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
    private final DeclaredMoveSource rules;
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
        if (sweeps) {
            type.addField(Methods.constant(
                    "int",
                    "CACHE_ENTRIES",
                    "The states that are searched before the table is filled.",
                    Literals.literal(plan.cacheEntries())));
        }
        Class<?> engineType = sweeps ? TakenTable.class : SourceSearchEngine.class;
        CodeBlock engine = CodeBlock.of(
                "new $T(rules(), $L, threads)",
                engineType,
                sweeps ? "CACHE_ENTRIES" : "PLAN.entries(), " + (plan.engine() == Algorithm.SUMS));
        CodeBlock nimbers = sweeps ? TilesWriter.NIMBER_TABLE : CodeBlock.of("engine");
        frame.addConstructors(type, engineType, engine, nimbers);
        addRules(type);
    }

    /** Adds the rules, which call the declaration's methods. */
    private void addRules(TypeSpec.Builder type) {
        String game = plan.game().type().name();
        CodeBlock.Builder sources = CodeBlock.builder();
        for (String method : rules.methods()) {
            sources.add(
                    ", $S, $L::$L",
                    game + "." + method + "()",
                    JavaLang.name(plan.game().type()),
                    method);
        }
        type.addMethod(warnings.keepBack(Methods.helper("void", "rules"))
                .returns(TakenRules.class)
                .addJavadoc("The rules, with the moves that the declaration gives.")
                .addStatement(
                        "$1T game = $1T.ofRows($2S, BOARD, $3T.$4L$5L)",
                        TakenGame.class,
                        game,
                        Ending.class,
                        plan.game().noMoves(),
                        sources.build())
                .addStatement("return new $T(game, PLAN.encoding(), $T.ITSELF)", TakenRules.class, MaskKey.class)
                .build());
    }
}
