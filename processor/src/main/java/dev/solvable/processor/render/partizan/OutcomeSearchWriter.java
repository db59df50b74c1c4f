package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SearchSizes;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.TileParts;
import dev.solvable.runtime.partizan.CountedOutcomes;
import dev.solvable.runtime.search.tiles.OutcomeEngine;

/** Writes the solver of a game of each player's tiles whose outcomes are searched with proofs by counting. */
public final class OutcomeSearchWriter implements Section {
    private final SolverPlan plan;
    private final TileRules rules;

    /** The writer of a planned solver. */
    public OutcomeSearchWriter(SolverPlan plan, TilePlan.Outcomes solving) {
        this.plan = plan;
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
        frame.addConstructors(
                type,
                CodeBlock.of(
                        "new $T(new $T($L,$W$L,$Wthreads),$WTABLE_ENTRIES)",
                        OutcomeEngine.class,
                        CountedOutcomes.class,
                        gameRules,
                        SearchSizes.ARGUMENTS));
    }
}
