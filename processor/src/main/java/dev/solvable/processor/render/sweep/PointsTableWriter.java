package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.MarksParts;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.runtime.sweep.marks.PointsTable;

/** Writes the solver of a game of marks whose lines score, and whose positions fit in a table. */
public final class PointsTableWriter implements Section {
    private final SolverPlan plan;
    private final MarkRules rules;

    public PointsTableWriter(SolverPlan plan, MarksPlan.PointsSweep sweep) {
        this.plan = plan;
        this.rules = sweep.rules();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        frame.beginWithCode(type);
        new MarksParts(plan, rules).addGame(type);
        frame.addConstructors(
                type,
                CodeBlock.of(
                        "new $T($L, PLAN.entries(), threads)",
                        PointsTable.class,
                        MarksParts.endRules(type, MarksParts.beginRules())));
    }
}
