package dev.solvable.processor.render.search;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.Nimbers;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.RuntimeTypes;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SearchSizes;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.processor.render.frame.TileParts;
import dev.solvable.processor.render.sums.RegionsWriter;

/** Writes the solver of a game of tiles that is searched plainly. */
public final class TileSearchWriter implements Section {
    private final SolverPlan plan;
    private final TilePlan.Search solving;
    private final TileRules rules;

    /** The writer of a planned solver. */
    public TileSearchWriter(SolverPlan plan, TilePlan.Search solving) {
        this.plan = plan;
        this.solving = solving;
        this.rules = solving.rules();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        TileParts parts = new TileParts(plan, rules);
        frame.begin(type, engine());
        parts.addGame(type);
        CodeBlock keys = new StateKeys(plan).ofTaken(type);
        SearchSizes.addTo(type, plan);
        frame.addConstructors(type, SolverFrame.GAME, keys, SearchSizes.ARGUMENTS);
        if (solving.nimbers() == Nimbers.SUMS) {
            new RegionsWriter(plan).addTo(type);
        }
    }

    private ClassName engine() {
        return switch (solving.nimbers()) {
            case NONE -> RuntimeTypes.of("search", "TileSearchSolver");
            case SEARCH -> RuntimeTypes.of("search", "ImpartialTileSearchSolver");
            case SUMS -> RuntimeTypes.of("sums", "TileSearchSumSolver");
            case TABLE -> throw new IllegalStateException("a table of Grundy values goes with a sweep");
        };
    }
}
