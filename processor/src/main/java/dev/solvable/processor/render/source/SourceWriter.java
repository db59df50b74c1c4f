package dev.solvable.processor.render.source;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.RuntimeTypes;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.SourceParts;

/**
 * Writes solvers of games with a move source. All that the compiler knows of their moves is the method that lists them,
 * so it says how the solver goes about it and how much room it has, and no more.
 */
public final class SourceWriter implements Section {
    private final SolverPlan plan;
    private final SourceParts parts;
    private final CallWarnings warnings;

    /**
     * The writer of a solver.
     *
     * @param warnings what the call of the declaration's method is warned about
     */
    public SourceWriter(SolverPlan plan, MoveSourceRules rules, CallWarnings warnings) {
        this.plan = plan;
        this.parts = new SourceParts(plan, rules);
        this.warnings = warnings;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type, engine());
        type.addField(Methods.constant("int", "CACHE_ENTRIES", meaning(), Literals.literal(plan.searchEntries())));
        frame.addConstructors(type, parts.game(), CodeBlock.of("CACHE_ENTRIES"));
        parts.addRows(type, warnings);
    }

    private ClassName engine() {
        return RuntimeTypes.of(
                "source",
                (plan.impartial() ? "" : "Partizan")
                        + switch (plan.engine()) {
                            case SWEEP -> "SourceSweepSolver";
                            case SUMS -> "SourceSumSolver";
                            case SEARCH -> "SourceSearchSolver";
                            case WORD_SWEEP, OUTCOME_SEARCH, THREAT_SEARCH, RETROGRADE ->
                                throw new IllegalStateException(plan.engine() + " is no engine for a move source");
                        });
    }

    private String meaning() {
        return switch (plan.engine()) {
            case SWEEP -> "So many states are searched, and kept, before the table is filled.";
            default -> "The entries at last of each table of what was searched.";
        };
    }
}
