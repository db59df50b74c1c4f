package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.MarksParts;
import dev.solvable.processor.render.frame.SearchSizes;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.processor.render.threat.LineShapes;
import dev.solvable.runtime.search.marks.MarksNimberSearch;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
        boolean ordered = rules.choice() == Choice.OWN && hasLines();
        frame.beginWithCode(type);
        parts.addGame(type);
        if (ordered) {
            addOrder(type);
        }
        SearchSizes.addTo(type, plan);
        TypeSpec.Builder hooks = MarksParts.beginRules();
        parts.addWinCheck(hooks, warnings);
        if (hasLines()) {
            new LineShapes(plan, new Masks(plan.game().board(), plan.layout())).addTo(hooks, false);
        }
        addKey(type, hooks);
        CodeBlock engine = CodeBlock.of(
                "new $T($L, $L$L, threads)",
                MarksSearchEngine.class,
                MarksParts.endRules(type, hooks),
                ordered ? "ORDER, " : "",
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
        return !rules.lines().masks().isEmpty();
    }

    private void addOrder(TypeSpec.Builder type) {
        boolean wins = rules.lines().completes() == Ending.WINS;
        Comparator<Integer> byLines = Comparator.comparing(this::linesThrough);
        type.addField(Methods.constant(
                "int[]",
                "ORDER",
                "The " + (rules.gravity() ? "bits of the cells" : "cells")
                        + " in the order in which a search tries " + (wins ? "them" : "moves that are equally safe")
                        + ": those on " + (wins ? "most" : "fewest") + " lines first.",
                IntStream.range(0, plan.game().board().cells())
                        .boxed()
                        .sorted(wins ? byLines.reversed() : byLines)
                        .map(cell -> String.valueOf(plan.layout().bits().get(cell)))
                        .collect(Collectors.joining(", ", "{", "}"))));
    }

    private long linesThrough(int cell) {
        return rules.lines().masks().stream()
                .filter(line -> (line >>> cell & 1) != 0)
                .count();
    }
}
