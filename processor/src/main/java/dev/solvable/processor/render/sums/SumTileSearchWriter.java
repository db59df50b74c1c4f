package dev.solvable.processor.render.sums;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.RuntimeTypes;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SearchSizes;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.processor.render.frame.TileParts;

/** Writes the solver of a game of tiles that is searched plainly, but whose Grundy values are sums of regions. */
public final class SumTileSearchWriter implements Section {
    private final SolverPlan plan;
    private final TileRules rules;

    /** The writer of a planned solver. */
    public SumTileSearchWriter(SolverPlan plan, TileRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        TileParts parts = new TileParts(plan, rules);
        frame.begin(type, RuntimeTypes.of("sums", "SumTileSearchSolver"));
        parts.addRules(type);
        CodeBlock keys = new StateKeys(plan).ofTaken(type);
        SearchSizes.addTo(type, plan);
        frame.addConstructors(type, CodeBlock.of("$L, $L, $L", parts.arguments(), keys, SearchSizes.ARGUMENTS));
        new RegionsWriter(plan, "TABLE_ENTRIES").addTo(type);
        frame.addFacts(type);
    }
}
