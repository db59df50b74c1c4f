package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.MarksParts;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.runtime.points.PointsSearchEngine;
import java.util.List;

/** Writes the solver of a game of marks whose lines score, and whose positions are too many for a table. */
public final class PointsSearchWriter implements Section {
    private final SolverPlan plan;
    private final MarkRules rules;
    private final List<int[]> images;

    /** The writer of a planned solver. */
    public PointsSearchWriter(SolverPlan plan, MarksPlan.PointsSearch solving) {
        this.plan = plan;
        this.rules = solving.rules();
        this.images = solving.images();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        frame.beginWithCode(type);
        new MarksParts(plan, rules).addGame(type);
        TypeSpec.Builder hooks = MarksParts.beginRules();
        StateKeys keys = new StateKeys(plan, images);
        switch (rules.choice()) {
            case SHARED -> keys.addOfOneMaskTo(type, hooks);
            case ANY -> keys.addLeastImageTo(type, hooks, "first", "second");
            case OWN -> keys.addLeastImageTo(type, hooks, "own", "other");
        }
        frame.addConstructors(
                type,
                CodeBlock.of(
                        "new $T($L, PLAN.entries(), threads)",
                        PointsSearchEngine.class,
                        MarksParts.endRules(type, hooks)));
    }
}
