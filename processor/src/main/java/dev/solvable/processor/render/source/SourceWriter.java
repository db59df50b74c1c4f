package dev.solvable.processor.render.source;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SourcePlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.SourceParts;
import dev.solvable.runtime.source.SourceNimbers;
import dev.solvable.runtime.source.SourceSearchEngine;
import dev.solvable.runtime.source.TakenTable;
import dev.solvable.runtime.sweep.tiles.NimberTable;

/**
 * Writes solvers of games with a move source. All that the compiler knows of their moves is the method that lists them,
 * so the source names the engine and its sizes, and no more.
 */
public final class SourceWriter implements Section {
    private final SolverPlan plan;
    private final int cacheEntries;
    private final boolean sweeps;
    private final boolean sums;
    private final SourceParts parts;
    private final CallWarnings warnings;

    private SourceWriter(
            SolverPlan plan,
            MoveSourceRules rules,
            int cacheEntries,
            boolean sweeps,
            boolean sums,
            CallWarnings warnings) {
        this.plan = plan;
        this.cacheEntries = cacheEntries;
        this.sweeps = sweeps;
        this.sums = sums;
        this.parts = new SourceParts(plan, rules);
        this.warnings = warnings;
    }

    /**
     * The writer of a solver with a table.
     *
     * @param warnings what the call of the declaration's method is warned about
     */
    public static Section sweep(SolverPlan plan, SourcePlan.Sweep solving, CallWarnings warnings) {
        return new SourceWriter(plan, solving.rules(), solving.cacheEntries(), true, false, warnings);
    }

    /** The writer of a solver by sums. */
    public static Section sums(SolverPlan plan, SourcePlan.Sums solving, CallWarnings warnings) {
        return new SourceWriter(plan, solving.rules(), solving.cacheEntries(), false, true, warnings);
    }

    /** The writer of a solver that searches. */
    public static Section search(SolverPlan plan, SourcePlan.Search solving, CallWarnings warnings) {
        return new SourceWriter(plan, solving.rules(), solving.cacheEntries(), false, false, warnings);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type);
        type.addField(Methods.constant(
                "int",
                "CACHE_ENTRIES",
                sweeps
                        ? "The states that are searched before the table is filled."
                        : "The entries of each transposition table at its full size.",
                Literals.literal(cacheEntries)));
        Class<?> engineType = sweeps ? TakenTable.class : SourceSearchEngine.class;
        CodeBlock engine = CodeBlock.of(
                "new $T($L,$WCACHE_ENTRIES$L,$Wthreads)", engineType, parts.rules(), sweeps ? "" : ", " + sums);
        if (plan.impartial()) {
            CodeBlock nimbers = sweeps
                    ? CodeBlock.of("new $T(engine.rules(), engine.turn())", NimberTable.class)
                    : CodeBlock.of("new $T(engine)", SourceNimbers.class);
            frame.addConstructors(type, engineType, engine, nimbers);
        } else {
            frame.addConstructors(type, engine);
        }
        parts.addRows(type, warnings);
    }
}
