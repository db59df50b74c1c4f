package dev.solvable.spark;

import dev.solvable.Solver;
import dev.solvable.table.RulesDigest;

/**
 * What work that is not finished belongs to: who goes on with it must want the same.
 *
 * @param solver the class of the solver
 * @param rules the digest of the rules
 * @param parts in how many parts positions are kept
 */
record Run(String solver, String rules, int parts) {
    Run(String name, Solver solver, int parts) {
        this(name, RulesDigest.of(solver), parts);
    }

    /** A line each, as it is written down. */
    String text() {
        return "format=4\nsolver=" + solver + "\nrules=" + rules + "\nparts=" + parts + "\n";
    }
}
