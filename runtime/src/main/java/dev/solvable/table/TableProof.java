package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;

/** Holds every value of a table against the rules of its game and the values of the successors. */
final class TableProof {
    private static final int BETWEEN_REPORTS = 1 << 14;

    private final Solver solver;
    private final GameGraph graph;
    private final ValueTable table;
    private final boolean isDense;
    private final boolean hasDistances;
    private final long[] next;
    private long done;

    TableProof(Solver solver, ValueTable table) {
        this.solver = solver;
        this.graph = RulesDigest.graph(solver);
        this.table = table;
        this.isDense = table.header().isDense();
        this.hasDistances = table.header().hasDistances();
        this.next = new long[graph.mostMoves()];
    }

    void check(SolveListener listener) throws InterruptedException {
        long total = table.counts().positions();
        codeOf(solver.initial());
        table.forEach((key, code) -> {
            if (!graph.isPosition(key)) {
                throw new TableException(
                        table.path(), "it has a value of " + Long.toUnsignedString(key) + ", which is no position");
            }
            int right = rightCode(key);
            if (code != right) {
                throw new TableException(
                        table.path(), "it says " + words(code) + " and not " + words(right) + " of" + board(key));
            }
            done++;
            if (done % BETWEEN_REPORTS == 0) {
                listener.progress(done, total);
            }
        });
        listener.progress(total, total);
    }

    private int rightCode(long key) {
        int count = graph.successors(key, next);
        int best = count == 0 ? TableValue.code(graph.atEnd(key), hasDistances ? 0 : -1) : TableValue.NONE;
        for (int i = 0; i < count; i++) {
            best = TableValue.combined(best, codeOf(next[i]));
        }
        return best;
    }

    private int codeOf(long position) {
        int code = table.code(isDense ? position : graph.canonical(position));
        if (code == TableValue.NONE) {
            throw new TableException(table.path(), "it has no value of" + board(position));
        }
        return code;
    }

    private String words(int code) {
        String distance = hasDistances ? " in " + TableValue.distance(code) : "";
        return TableValue.outcome(code) + distance;
    }

    private String board(long position) {
        return " position " + Long.toUnsignedString(position) + ":\n" + solver.format(position);
    }
}
