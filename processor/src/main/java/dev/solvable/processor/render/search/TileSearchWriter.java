package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SearchSizes;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.TileParts;
import dev.solvable.processor.render.sums.RegionsWriter;
import dev.solvable.runtime.search.tiles.TileNimberSearch;
import dev.solvable.runtime.search.tiles.TileSearchEngine;

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
        frame.begin(type);
        parts.addGame(type);
        CodeBlock gameRules = parts.rules(type);
        SearchSizes.addTo(type, plan);
        CodeBlock engine =
                CodeBlock.of("new $T($L, $L, threads)", TileSearchEngine.class, gameRules, SearchSizes.ARGUMENTS);
        switch (solving.nimbers()) {
            case NONE -> frame.addConstructors(type, engine);
            case SEARCH ->
                frame.addConstructors(
                        type, TileSearchEngine.class, engine, CodeBlock.of("new $T(engine)", TileNimberSearch.class));
            case SUMS ->
                frame.addConstructors(type, TileSearchEngine.class, engine, new RegionsWriter(plan).besideEngine(type));
            case TABLE -> throw new IllegalStateException("a table of Grundy values goes with a sweep");
        }
    }
}
