package dev.solvable.table;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * Writes the values of a game. What its solver has swept gets a dense table of all positions; of every other game the
 * positions are enumerated that can be reached from the start, one of those that are alike.
 */
final class TableMaker {
    private static final int BETWEEN_REPORTS = 1 << 16;

    private final Solver solver;
    private final GameGraph graph;
    private final boolean hasDistances;
    private final SolveListener listener;

    TableMaker(Solver solver, boolean hasDistances, SolveListener listener) {
        this.solver = solver;
        this.graph = RulesDigest.graph(solver);
        this.hasDistances = hasDistances;
        this.listener = listener;
    }

    /** Solves the game and writes its table. */
    TableCounts write(Path file) throws IOException, InterruptedException {
        Algorithm algorithm = solver.facts().solvedBy();
        long range = graph.range();
        if (range > 0 && range < Integer.MAX_VALUE - 8) {
            return algorithm == Algorithm.SWEEP ? writeSwept(file, range) : writeOutcomesSwept(file, (int) range);
        }
        ValueStore.Keyed found = new ValueStore.Keyed();
        try {
            if (algorithm == Algorithm.RETROGRADE) {
                return writeEndless(file, found);
            }
            new PlayedOut(graph, found, listener, 0).find(graph.canonical(solver.initial()));
            return write(file, found.sorted(), found::get);
        } catch (OutOfMemoryError e) {
            throw noRoom(found.size(), e);
        }
    }

    /** What a value is taken from. */
    private interface Values {
        int code(long key);
    }

    /** The solver has all scores. */
    private TableCounts writeSwept(Path file, long range) throws IOException, InterruptedException {
        solver.solve(listener);
        return writeDense(
                file,
                range,
                key -> graph.isPosition(key)
                        ? TableValue.code(solver.outcome(key), solver.distance(key))
                        : TableValue.NONE);
    }

    /** The solver has outcomes, and searches distances one by one. */
    private TableCounts writeOutcomesSwept(Path file, int range) throws IOException, InterruptedException {
        if (!hasDistances) {
            solver.solve(listener);
            return writeDense(file, range, key -> TableValue.code(solver.outcome(key), Solver.ENDLESS));
        }
        ValueStore store = ValueStore.dense(range);
        PlayedOut values = new PlayedOut(graph, store, listener, range);
        for (long key = range - 1L; key >= 0; key--) { // most moves lead to greater numbers
            if (graph.isPosition(key)) {
                values.find(key);
            }
        }
        return writeDense(file, range, store::get);
    }

    private TableCounts writeDense(Path file, long range, Values values) throws IOException, InterruptedException {
        try (TableWriter writer = TableWriter.create(file, TableHeader.dense(solver, hasDistances, range))) {
            for (long key = 0; key < range; key++) {
                put(writer, key, values.code(key));
                report(key, range);
            }
            return finish(writer, range);
        }
    }

    /** What can be reached is enumerated here, and valued by the solver's own analysis. */
    private TableCounts writeEndless(Path file, ValueStore.Keyed found) throws IOException, InterruptedException {
        solver.solve(listener);
        long[] queue = new long[1 << 10];
        queue[0] = graph.canonical(solver.initial());
        found.put(queue[0], 1);
        long[] next = new long[graph.mostMoves()];
        for (int head = 0; head < found.size(); head++) {
            int count = graph.successors(queue[head], next);
            for (int i = 0; i < count; i++) {
                long key = graph.canonical(next[i]);
                if (found.get(key) == TableValue.NONE) {
                    if (found.size() == queue.length) {
                        queue = Arrays.copyOf(queue, queue.length + queue.length / 2);
                    }
                    queue[found.size()] = key;
                    found.put(key, 1);
                }
            }
            report(head, 0);
        }
        return write(file, found.sorted(), key -> TableValue.code(solver.outcome(key), solver.distance(key)));
    }

    private TableCounts write(Path file, long[] keys, Values values) throws IOException, InterruptedException {
        try (TableWriter writer = TableWriter.create(file, TableHeader.keyed(solver, hasDistances))) {
            for (int i = 0; i < keys.length; i++) {
                put(writer, keys[i], values.code(keys[i]));
                report(i, keys.length);
            }
            return finish(writer, keys.length);
        }
    }

    private static void put(TableWriter writer, long key, int code) throws IOException {
        if (code != TableValue.NONE) {
            writer.put(key, TableValue.outcome(code), TableValue.distance(code));
        }
    }

    private TableCounts finish(TableWriter writer, long total) throws IOException {
        TableCounts counts = writer.finish();
        listener.progress(total, total);
        return counts;
    }

    private void report(long done, long total) throws InterruptedException {
        if (done % BETWEEN_REPORTS == 0) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            listener.progress(done, total);
        }
    }

    private OutOfMemoryError noRoom(int positions, OutOfMemoryError cause) {
        OutOfMemoryError error = new OutOfMemoryError(String.format(
                Locale.ROOT,
                "%s: the %,d positions found so far need more than this JVM's heap of %,d bytes; a larger -Xmx may help",
                solver.facts().name(),
                positions,
                Runtime.getRuntime().maxMemory()));
        error.initCause(cause);
        return error;
    }
}
