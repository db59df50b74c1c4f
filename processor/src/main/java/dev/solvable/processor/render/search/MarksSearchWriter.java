package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.MarksParts;
import dev.solvable.processor.render.frame.SearchSizes;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.processor.render.threat.LineShapes;
import dev.solvable.runtime.search.marks.MarksNimberSearch;
import dev.solvable.runtime.search.marks.MarksSearchEngine;

/** Writes the solver of a game of marks that is searched plainly. */
public final class MarksSearchWriter implements Section {
    private final SolverPlan plan;
    private final MarkRules rules;
    private final CallWarnings warnings;

    /**
     * The writer of a planned solver.
     *
     * @param warnings what the call of the declaration's method is warned about
     */
    public MarksSearchWriter(SolverPlan plan, MarksPlan.Search solving, CallWarnings warnings) {
        this.plan = plan;
        this.rules = solving.rules();
        this.warnings = warnings;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        MarksParts parts = new MarksParts(plan, rules);
        frame.beginWithCode(type);
        parts.addGame(type);
        SearchSizes.addTo(type, plan);
        TypeSpec.Builder hooks = MarksParts.beginRules();
        parts.addWinCheck(hooks, warnings);
        if (hasLines()) {
            new LineShapes(plan, new Masks(plan.game().board(), plan.code())).addTo(hooks, false);
        }
        addKey(type, hooks);
        CodeBlock engine = CodeBlock.of(
                "new $T($L, $L, threads)",
                MarksSearchEngine.class,
                MarksParts.endRules(type, hooks),
                SearchSizes.ARGUMENTS);
        if (plan.impartial()) {
            frame.addConstructors(
                    type, MarksSearchEngine.class, engine, CodeBlock.of("new $T(engine)", MarksNimberSearch.class));
        } else {
            frame.addConstructors(type, engine);
        }
    }

    private void addKey(TypeSpec.Builder type, TypeSpec.Builder hooks) {
        StateKeys keys = new StateKeys(plan);
        switch (rules.choice()) {
            case SHARED -> keys.addOfOneMaskTo(type, hooks);
            case ANY -> keys.addLeastImageTo(type, hooks, "first", "second");
            case OWN -> keys.addLeastImageTo(type, hooks, "own", "other");
        }
    }

    private boolean hasLines() {
        return !rules.lineMasks().isEmpty();
    }
}
