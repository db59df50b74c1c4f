package dev.solvable.processor.render.sums;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.TileParts;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import dev.solvable.runtime.sums.TileSums;

/** Writes the solver of a game of tiles whose outcomes are sums of independent regions. */
public final class TileSumWriter implements Section {
    private final SolverPlan plan;
    private final TilePlan.Sums solving;
    private final TileRules rules;

    /** The writer of a planned solver. */
    public TileSumWriter(SolverPlan plan, TilePlan.Sums solving) {
        this.plan = plan;
        this.solving = solving;
        this.rules = solving.rules();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        TileParts parts = new TileParts(plan, rules);
        frame.begin(type);
        parts.addGame(type);
        CodeBlock gameRules = parts.rules(type);
        type.addField(Methods.constant(
                "int",
                "TABLE_ENTRIES",
                "The entries of the tables of distances and of regions at their full size.",
                Literals.literal(solving.cacheEntries())));
        CodeBlock shapes = new RegionsWriter(plan).shapes(type);
        CodeBlock sums = CodeBlock.of("new $T($L,$W$L,$WTABLE_ENTRIES, threads)", TileSums.class, gameRules, shapes);
        if (plan.impartial()) {
            frame.addConstructorsOfSums(type, sums);
        } else {
            frame.addConstructors(type, CodeBlock.of("new $T($L,$WTABLE_ENTRIES)", OutcomeEngine.class, sums));
        }
    }
}
