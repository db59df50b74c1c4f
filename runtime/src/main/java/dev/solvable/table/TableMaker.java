package dev.solvable.table;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.SortedPositions;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.retrograde.ranked.RankedTable;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;

/** Writes the values of a game, see {@link SolvedTable#write} and {@link SolvedTable#writeFirst}. */
final class TableMaker {
    private static final int BETWEEN_REPORTS = 1 << 16;

    /** The maximum number of ranks per reachable position; with more, a keyed table is smaller. */
    private static final long MOST_RANKS = 3;

    private final Solver solver;
    private final GameGraph graph;
    private final CodedValues coded;
    private final boolean hasDistances;
    private final SolveListener listener;

    TableMaker(Solver solver, boolean hasDistances, SolveListener listener) {
        this.solver = Objects.requireNonNull(solver, "solver");
        this.graph = RulesDigest.graph(solver);
        this.coded = CodedValues.of(solver);
        this.hasDistances = hasDistances;
        this.listener = Objects.requireNonNull(listener, "listener");
    }

    TableCounts write(Path file) throws IOException, InterruptedException {
        Objects.requireNonNull(file, "path");
        PartFile.check(file);
        try {
            return solveAndWrite(file);
        } catch (ClosedByInterruptException e) {
            throw interrupted(file);
        }
    }

    private TableCounts solveAndWrite(Path file) throws IOException, InterruptedException {
        long range = graph.range();
        if (range > 0 && range < Integer.MAX_VALUE - 8) {
            return solver.facts().solvedBy() == Algorithm.SWEEP
                    ? writeSwept(file, range)
                    : writeOutcomesSwept(file, (int) range);
        }
        Optional<RetrogradeEngine> retrograde = RetrogradeEngine.of(solver);
        if (retrograde.isPresent()) {
            PositionTable solved = retrograde.get().table(listener);
            if (solved instanceof RankedTable ranked
                    && ranked.size() * MOST_RANKS >= ranked.ranks().count()) {
                TableHeader header = TableHeader.ranked(solver, hasDistances, ranked.ranks());
                return writeDense(file, header, rank -> ranked.codeOfRank((int) rank));
            }
            return write(file, solved);
        }
        if (coded == CodedValues.SCORES) {
            solver.solve(listener); // refuses play that returns to a position
        }
        ValueStore.Keyed found = new ValueStore.Keyed();
        try {
            new PlayedOut(graph, coded, found, listener, 0).find(graph.canonical(solver.initial()));
            long[] keys = found.sorted();
            return write(file, TableHeader.keyed(solver, hasDistances), keys.length, i -> keys[(int) i], found::get);
        } catch (OutOfMemoryError e) {
            throw Turn.noRoomFor(solver.facts().name(), "the positions found so far (%,d)", found.size(), e);
        }
    }

    /** The solver has all scores. */
    private TableCounts writeSwept(Path file, long range) throws IOException, InterruptedException {
        solver.solve(listener);
        return writeDense(
                file,
                TableHeader.dense(solver, hasDistances, range),
                key -> graph.isPosition(key) ? coded.of(solver, key) : ValueCode.NONE);
    }

    /** The solver has outcomes, and searches distances one by one. Every number below the range is a position. */
    private TableCounts writeOutcomesSwept(Path file, int range) throws IOException, InterruptedException {
        TableHeader header = TableHeader.dense(solver, hasDistances, range);
        if (!hasDistances) {
            solver.solve(listener);
            return writeDense(file, header, key -> ValueCode.of(solver.outcome(key), Solver.ENDLESS));
        }
        ValueStore store;
        try {
            store = ValueStore.dense(range);
        } catch (OutOfMemoryError e) {
            throw Turn.noRoomFor(solver.facts().name(), "the values of %,d positions", range, e);
        }
        PlayedOut values = new PlayedOut(graph, coded, store, listener, range);
        for (long key = range - 1L; key >= 0; key--) { // most moves lead to greater numbers
            values.find(key);
        }
        return writeDense(file, header, store::get);
    }

    private TableCounts writeDense(Path file, TableHeader header, LongToIntFunction values)
            throws IOException, InterruptedException {
        return write(file, header, header.range(), i -> i, values);
    }

    /**
     * Writes the values of ascending keys.
     *
     * @param keyAt the keys by their index, asked for in turn
     */
    private TableCounts write(
            Path file, TableHeader header, long total, LongUnaryOperator keyAt, LongToIntFunction values)
            throws IOException, InterruptedException {
        try (TableWriter writer = TableWriter.create(file, header)) {
            for (long i = 0; i < total; i++) {
                long key = keyAt.applyAsLong(i);
                int code = values.applyAsInt(key);
                if (code != ValueCode.NONE) {
                    writer.put(key, code);
                }
                if (i % BETWEEN_REPORTS == 0) {
                    Turn.tell(listener, i, total);
                }
            }
            TableCounts counts = writer.finish();
            listener.progress(total, total);
            return counts;
        }
    }

    private TableCounts write(Path file, PositionTable solved) throws IOException, InterruptedException {
        try {
            SortedPositions sorted = new SortedPositions(solved, SortedPositions.ROOM);
            return write(
                    file,
                    TableHeader.keyed(solver, hasDistances),
                    solved.size(),
                    i -> sorted.nextLong(),
                    position -> Values.code(solved.value(position)));
        } catch (OutOfMemoryError e) {
            throw Turn.noRoomFor(solver.facts().name(), "the positions found so far (%,d)", solved.size(), e);
        }
    }

    /**
     * Writes the table of the positions of the first plies. Found values are kept in a {@link Draft} until the table is
     * written.
     */
    TableCounts writeFirst(Path file, int last) throws IOException, InterruptedException {
        Objects.requireNonNull(file, "path");
        if (solver.facts().solvedBy() == Algorithm.RETROGRADE) {
            throw new IllegalArgumentException(
                    "this game is solved as a whole, so a table of its first plies would save no time");
        }
        PartFile.check(file);
        TableHeader header = TableHeader.keyed(solver, hasDistances).ofFirstPlies(last);
        try (Draft draft = Draft.open(file.resolveSibling(file.getFileName() + ".part"), header)) {
            NavigableMap<Long, Integer> codes = new FirstPlies(solver, last).values(draft, listener);
            TableCounts counts = write(file, header, codes);
            draft.delete();
            return counts;
        } catch (ClosedByInterruptException e) {
            throw interrupted(file);
        }
    }

    private TableCounts write(Path file, TableHeader header, NavigableMap<Long, Integer> codes) throws IOException {
        try (TableWriter writer = TableWriter.create(file, header)) {
            for (Map.Entry<Long, Integer> value : codes.entrySet()) {
                writer.put(value.getKey(), value.getValue());
            }
            return writer.finish();
        }
    }

    private static InterruptedException interrupted(Path file) {
        Thread.interrupted(); // the exception replaces the flag
        return new InterruptedException("interrupted while writing " + file);
    }
}
