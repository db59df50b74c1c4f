package dev.solvable.processor.render.source;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SourcePlan;
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
    /** What the constant is that a search's room comes from. */
    private static final String ENTRIES = "The entries at last of each table of what was searched.";

    private final SolverPlan plan;
    private final String engine;
    private final String meaning;
    private final int cacheEntries;
    private final SourceParts parts;
    private final CallWarnings warnings;

    private SourceWriter(
            SolverPlan plan,
            MoveSourceRules rules,
            String engine,
            String meaning,
            int cacheEntries,
            CallWarnings warnings) {
        this.plan = plan;
        this.engine = engine;
        this.meaning = meaning;
        this.cacheEntries = cacheEntries;
        this.parts = new SourceParts(plan, rules);
        this.warnings = warnings;
    }

    /**
     * The writer of a solver with a table.
     *
     * @param warnings what the call of the declaration's method is warned about
     */
    public static Section sweep(SolverPlan plan, SourcePlan.Sweep solving, CallWarnings warnings) {
        String meaning = "So many states are searched, and kept, before the table is filled.";
        return new SourceWriter(plan, solving.rules(), "SourceSweepSolver", meaning, solving.cacheEntries(), warnings);
    }

    /** The writer of a solver by sums. */
    public static Section sums(SolverPlan plan, SourcePlan.Sums solving, CallWarnings warnings) {
        return new SourceWriter(plan, solving.rules(), "SourceSumSolver", ENTRIES, solving.cacheEntries(), warnings);
    }

    /** The writer of a solver that searches. */
    public static Section search(SolverPlan plan, SourcePlan.Search solving, CallWarnings warnings) {
        return new SourceWriter(plan, solving.rules(), "SourceSearchSolver", ENTRIES, solving.cacheEntries(), warnings);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type, RuntimeTypes.of("source", (plan.impartial() ? "" : "Partizan") + engine));
        type.addField(Methods.constant("int", "CACHE_ENTRIES", meaning, Literals.literal(cacheEntries)));
        frame.addConstructors(type, parts.game(), CodeBlock.of("CACHE_ENTRIES"));
        parts.addRows(type, warnings);
    }
}
