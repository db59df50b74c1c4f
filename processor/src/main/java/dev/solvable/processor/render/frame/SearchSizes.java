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
    public static final CodeBlock ARGUMENTS = CodeBlock.of("TABLE_ENTRIES, SPLIT_DEPTH");

    private SearchSizes() {}

    /** Adds the sizes that a plan chose. */
    public static void addTo(TypeSpec.Builder type, SolverPlan plan) {
        boolean ofOutcomes = plan.engine() == Algorithm.OUTCOME_SEARCH;
        type.addField(Methods.constant(
                "int",
                "TABLE_ENTRIES",
                ofOutcomes
                        ? "The entries of the table of distances; the table of outcomes has at least as many."
                        : "The entries of the transposition table.",
                Literals.literal(plan.cacheEntries())));
        type.addField(Methods.constant(
                "int",
                "SPLIT_DEPTH",
                plan.sharesSearches()
                        ? "The split depth: threads share states with fewer cells "
                                + (ofOutcomes ? "out of play than this." : "taken than this.")
                        : "The split depth: threads share no states.",
                String.valueOf(plan.solving().splitDepth())));
    }
}
