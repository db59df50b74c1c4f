package dev.solvable.processor.render.threat;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.MarksParts;
import dev.solvable.processor.render.frame.SearchSizes;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.runtime.search.threat.ThreatSearchEngine;
import java.util.stream.Collectors;

/** Writes the solver of a game that is searched for threats. */
public final class ThreatSearchWriter implements Section {
    private final SolverPlan plan;
    private final MarkRules rules;

    /** The writer of a planned solver. */
    public ThreatSearchWriter(SolverPlan plan, MarksPlan.Threats solving) {
        this.plan = plan;
        this.rules = solving.rules();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        MarksParts parts = new MarksParts(plan, rules);
        frame.beginWithCode(type);
        parts.addGame(type);
        addConstants(type);
        TypeSpec.Builder hooks = MarksParts.beginRules();
        new LineShapes(plan, new Masks(plan.game().board(), plan.code())).addTo(hooks, rules.gravity());
        new StateKeys(plan).addTo(type, hooks, "own", "other");
        frame.addConstructors(
                type,
                CodeBlock.of(
                        "new $T($L, CELL_RANKS, $L, threads)",
                        ThreatSearchEngine.class,
                        MarksParts.endRules(type, hooks),
                        SearchSizes.ARGUMENTS));
    }

    private void addConstants(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int[]",
                "CELL_RANKS",
                rules.gravity()
                        ? "The rank of each bit: the number of columns with fewer lines; 0 for guards."
                        : "The rank of each cell: the number of cells with fewer lines, equals counted once.",
                new CellRanks(rules.lineMasks(), plan.game().board(), plan.code())
                        .ofBits().stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"))));
        SearchSizes.addTo(type, plan);
    }
}
