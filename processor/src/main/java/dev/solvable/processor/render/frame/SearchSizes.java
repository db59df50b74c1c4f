package dev.solvable.processor.render.frame;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Algorithm;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Methods;

/** How large the table of a search is, and which states threads share. */
public final class SearchSizes {
    /** The constants that {@link #addTo} adds, as the last arguments of the constructor of a search's solver. */
    public static final CodeBlock ARGUMENTS = CodeBlock.of("TABLE_ENTRIES, SHARED_CELLS");

    private SearchSizes() {}

    /** Adds the sizes that a plan chose. */
    public static void addTo(TypeSpec.Builder type, SolverPlan plan) {
        boolean ofOutcomes = plan.engine() == Algorithm.OUTCOME_SEARCH;
        type.addField(Methods.constant(
                "int",
                "TABLE_ENTRIES",
                ofOutcomes
                        ? "The entries of the table of distances; that of outcomes has as many, or more."
                        : "The entries of the transposition table.",
                Literals.literal(plan.cacheEntries())));
        type.addField(Methods.constant(
                "int",
                "SHARED_CELLS",
                plan.sharesSearches()
                        ? "Threads share the work on states in which fewer cells than these are "
                                + (ofOutcomes ? "out of play." : "taken.")
                        : "Threads share no work.",
                String.valueOf(plan.sharedCells())));
    }
}
