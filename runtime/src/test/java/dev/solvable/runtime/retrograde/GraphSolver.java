package dev.solvable.runtime.retrograde;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.retrograde.analysis.Counts;
import dev.solvable.runtime.retrograde.analysis.Graph;
import dev.solvable.runtime.retrograde.analysis.GraphRules;

/** A solver of a graph. */
final class GraphSolver extends SolverShell {
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, 0, 0, 0);

    GraphSolver(Graph game, int threads) {
        super(PLAN, new RetrogradeEngine(new GraphRules(game), threads));
    }

    GraphSolver(Graph game, int threads, Analyses.Room room) {
        super(PLAN, new RetrogradeEngine(new GraphRules(game), threads, room, BlockTable.MANY_BLOCKS));
    }

    Counts counts() throws InterruptedException {
        return Counts.of(RetrogradeEngine.of(this).orElseThrow().table(null));
    }
}
