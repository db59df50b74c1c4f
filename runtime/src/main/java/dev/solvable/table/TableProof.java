package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.util.NavigableSet;
import java.util.function.LongUnaryOperator;

/** Checks every value of a table against the rules of its game and the values of the successors. */
final class TableProof {
    private static final int BETWEEN_REPORTS = 1 << 14;

    private final Solver solver;
    private final GameGraph graph;
    private final ValueTable table;
    private final TableKeys keys;
    private final boolean hasDistances;
    private final CodedValues values;
    private final long[] next;
    private long done;

    TableProof(Solver solver, ValueTable table, TableKeys keys) {
        this.solver = solver;
        this.graph = RulesDigest.graph(solver);
        this.table = table;
        this.keys = keys;
        this.hasDistances = table.header().hasDistances();
        this.values = table.header().values();
        this.next = new long[graph.mostMoves()];
    }

    void check(SolveListener listener) throws InterruptedException {
        long total = table.counts().positions();
        if (table.header().isPartial()) {
            checkFirst(table.header().plyLimit() - 1, listener, total);
        } else {
            codeOf(solver.initial());
            LongUnaryOperator positions = keys.positionsOfThread().get();
            table.forEach((key, code) -> {
                long position = positions.applyAsLong(key);
                if (!graph.isPosition(position) || keys.key(position) != key) {
                    throw new TableException(
                            table.path(),
                            "it has a value of key " + Long.toUnsignedString(key) + ", which is that of no position");
                }
                check(position, code);
                told(listener, total);
            });
        }
        Turn.tell(listener, total, total);
    }

    /** Counts a position, and reports now and then. */
    private void told(SolveListener listener, long total) throws InterruptedException {
        done++;
        if (done % BETWEEN_REPORTS == 0) {
            Turn.tell(listener, done, total);
        }
    }

    /**
     * Checks that the table has exactly the positions of the first plies, and checks all values before the last ply.
     */
    private void checkFirst(int last, SolveListener listener, long total) throws InterruptedException {
        FirstPlies plies = new FirstPlies(solver, last);
        NavigableSet<Long> positions = plies.before();
        for (long position : positions) {
            check(position, codeOf(position));
            told(listener, total);
        }
        for (long position : plies.last()) {
            codeOf(position);
            told(listener, total);
        }
        positions.addAll(plies.last());
        if (positions.size() != table.counts().positions()) {
            throw new TableException(
                    table.path(), "it has positions beyond the " + positions.size() + " of the first plies");
        }
    }

    private void check(long position, int code) {
        int right = values.backedUp(graph, position, next, hasDistances ? 0 : -1, this::codeOf);
        if (code != right) {
            throw new TableException(
                    table.path(), "it says " + words(code) + " and not " + words(right) + " of" + board(position));
        }
    }

    private int codeOf(long position) {
        int code = table.code(keys.key(position));
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
