package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.util.NavigableSet;

/** Holds every value of a table against the rules of its game and the values of the successors. */
final class TableProof {
    private static final int BETWEEN_REPORTS = 1 << 14;

    private final Solver solver;
    private final GameGraph graph;
    private final ValueTable table;
    private final boolean isDense;
    private final boolean hasDistances;
    private final CodedValues values;
    private final long[] next;
    private long done;

    TableProof(Solver solver, ValueTable table) {
        this.solver = solver;
        this.graph = RulesDigest.graph(solver);
        this.table = table;
        this.isDense = table.header().isDense();
        this.hasDistances = table.header().hasDistances();
        this.values = table.header().values();
        this.next = new long[graph.mostMoves()];
    }

    void check(SolveListener listener) throws InterruptedException {
        long total = table.counts().positions();
        if (table.header().isPartial()) {
            checkFirst(table.header().plyLimit() - 1);
        } else {
            codeOf(solver.initial());
            table.forEach((key, code) -> {
                if (!graph.isPosition(key)) {
                    throw new TableException(
                            table.path(), "it has a value of " + Long.toUnsignedString(key) + ", which is no position");
                }
                check(key, code);
                done++;
                if (done % BETWEEN_REPORTS == 0) {
                    listener.progress(done, total);
                }
            });
        }
        listener.progress(total, total);
    }

    /**
     * Checks that the positions of the first plies are there and no others, and all values but those of the last ply.
     */
    private void checkFirst(int last) {
        FirstPlies plies = new FirstPlies(solver, last);
        NavigableSet<Long> positions = plies.before();
        positions.forEach(key -> check(key, codeOf(key)));
        plies.last().forEach(this::codeOf);
        positions.addAll(plies.last());
        if (positions.size() != table.counts().positions()) {
            throw new TableException(
                    table.path(), "it has positions beyond the " + positions.size() + " of the first plies");
        }
    }

    private void check(long key, int code) {
        int right = rightCode(key);
        if (code != right) {
            throw new TableException(
                    table.path(), "it says " + words(code) + " and not " + words(right) + " of" + board(key));
        }
    }

    private int rightCode(long key) {
        int count = graph.successors(key, next);
        int best = count == 0 ? values.atEnd(graph, key, hasDistances ? 0 : -1) : ValueCode.NONE;
        for (int i = 0; i < count; i++) {
            best = values.better(best, values.ofMove(graph, key, next[i], codeOf(next[i])));
        }
        return best;
    }

    private int codeOf(long position) {
        int code = table.code(isDense ? position : graph.canonical(position));
        if (code == ValueCode.NONE) {
            throw new TableException(table.path(), "it has no value of" + board(position));
        }
        return code;
    }

    private String words(int code) {
        return values.words(code) + (hasDistances ? " in " + values.distance(code) : "");
    }

    private String board(long position) {
        return " position " + Long.toUnsignedString(position) + ":\n" + solver.format(position);
    }
}
