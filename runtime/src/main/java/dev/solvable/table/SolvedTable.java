package dev.solvable.table;

import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A solver that looks up values in a file. For the rules, and for positions that are not in the table, it asks another
 * solver of the game. It gives the same answers as that solver, but without solving.
 *
 * <p>A query that needs a damaged block throws a {@link TableException}.
 */
public class SolvedTable implements Solver, Closeable {
    private static final long MOST_CACHE_BYTES = 1L << 28;

    private static final int SHARE_OF_HEAP = 8;

    private final Solver solver;
    private final GameGraph graph;
    private final ValueTable table;
    private final TableKeys keys;

    /** Whether an invalid position has no value in the table; otherwise the solver has to refuse it. */
    private final boolean hasPositions;

    private final boolean hasDistances;
    private final CodedValues values;

    SolvedTable(Solver solver, ValueTable table) {
        this.solver = solver;
        this.graph = RulesDigest.graph(solver);
        this.table = table;
        this.keys = TableKeys.of(table, solver);
        this.hasPositions = table.header().isDense() && !table.header().isRanked();
        this.hasDistances = table.header().hasDistances();
        this.values = table.header().values();
    }

    /**
     * Solves a game and writes the values of its positions, with distances. A game that is swept gets a table of all
     * its positions. A game that is analysed by rank gets a table of all ranks if play reaches at least a third of
     * them. Any other gets the canonical positions that are reachable from the start. An existing file is replaced when
     * all of the new one is on disk.
     *
     * @param solver a generated solver
     * @param listener told the progress of solving, with a total of 0 while that is unknown, and then, again from 0,
     *     the number of positions written and their total
     * @return the numbers of positions in the table
     * @throws IllegalArgumentException if the solver is not a generated one, a score is not from -128 to 127, or a
     *     distance is greater than 21,843
     * @throws IOException if the file cannot be written
     * @throws InterruptedException if the thread is interrupted; no new file is left
     */
    public static TableCounts write(Solver solver, Path path, SolveListener listener)
            throws IOException, InterruptedException {
        return new TableMaker(solver, true, listener).write(path);
    }

    /**
     * The same without distances: the file is smaller, and the solver answers for distances. They are found with the
     * outcomes, so a distance that {@link #write} refuses is refused here, too.
     */
    public static TableCounts writeOutcomes(Solver solver, Path path, SolveListener listener)
            throws IOException, InterruptedException {
        return new TableMaker(solver, false, listener).write(path);
    }

    /**
     * Writes a partial table: the values, with distances, of the positions of the first plies. The solver answers for
     * other positions. Until the table is written, found values are kept in a file with the suffix {@code .part}, from
     * which a later call continues.
     *
     * @param plies the maximum number of moves from the start, from 0 to 65,534
     * @param listener told the number of solved positions of the last ply, and their total
     * @return the numbers of positions in the table
     * @throws IllegalArgumentException if the number of plies is none of these; if the solver is not a generated one or
     *     uses retrograde analysis, which values all positions at once; or if the file with found values belongs to
     *     another table or run
     * @throws InterruptedException if the thread is interrupted; the file with found values is left
     */
    public static TableCounts writeFirst(Solver solver, Path path, int plies, SolveListener listener)
            throws IOException, InterruptedException {
        return new TableMaker(solver, true, listener).writeFirst(path, plies);
    }

    /**
     * Opens a table: a file, or a folder of parts with a manifest. The result is an {@link ImpartialSolver} or a
     * {@link ScoreSolver} if the solver is one.
     *
     * @param solver a generated solver of the game
     * @throws TableException if the file is not a table of this version, is damaged, or is of another game, other rules
     *     or other ranks
     * @throws IllegalArgumentException if the solver is not a generated one
     * @throws IOException if the file cannot be read
     */
    public static SolvedTable open(Path path, Solver solver) throws IOException {
        return open(
                path, solver, Math.min(MOST_CACHE_BYTES, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP));
    }

    /**
     * Opens a table.
     *
     * @param cacheBytes the approximate size of the cache of expanded blocks, in bytes; at least one block is kept
     */
    public static SolvedTable open(Path path, Solver solver, long cacheBytes) throws IOException {
        Objects.requireNonNull(solver, "solver");
        ValueTable table = ValueTable.open(path, cacheBytes);
        try {
            return open(table, solver);
        } catch (RuntimeException e) { // of the table, or of the rules
            table.close();
            throw e;
        }
    }

    /**
     * Opens a table from its bytes, for example one from a jar. All checksums are checked at once.
     *
     * @param name the name of the table in exceptions
     */
    public static SolvedTable open(Path name, byte[] bytes, Solver solver) {
        return open(new ValueTable(TableFile.open(name, bytes)), solver);
    }

    private static SolvedTable open(ValueTable table, Solver solver) {
        TableHeader header = table.header();
        if (header.parts() != table.files().size()) {
            throw new TableException(
                    table.path(),
                    "it is part " + header.part() + " of " + header.parts() + " of a table of " + header.game()
                            + "; give the folder of all parts, where their " + TableParts.MANIFEST + " is");
        }
        check(table.path(), header, solver, RulesDigest.of(solver));
        if (solver instanceof ScoreSolver scores) {
            return new Scored(scores, table);
        }
        return solver instanceof ImpartialSolver impartial
                ? new Impartial(impartial, table)
                : new SolvedTable(solver, table);
    }

    private static void check(Path path, TableHeader header, Solver solver, String digest) {
        GameFacts facts = solver.facts();
        if (!header.game().equals(facts.name())) {
            throw new TableException(path, "it is a table of " + header.game() + ", not of " + facts.name());
        }
        if (!header.encoding().equals(facts.encoding().name())) {
            throw new TableException(
                    path,
                    "its positions of " + facts.name() + " are encoded as " + header.encoding() + ", and the game's as "
                            + facts.encoding());
        }
        if (!header.digest().equals(digest) || header.hasScores() != solver instanceof ScoreSolver) {
            throw new TableException(path, "it is a table of " + facts.name() + " with other rules than it has now");
        }
    }

    /**
     * The header of a table, or of its first part. Indexes and trailers are checked, but no values are read.
     *
     * @throws TableException as {@link #open(Path, Solver)}
     */
    public static TableHeader header(Path path) throws IOException {
        try (ValueTable table = ValueTable.open(path, 0)) {
            return table.header();
        }
    }

    /**
     * Reads a whole table: every checksum, every block, every count. It is not compared with a game.
     *
     * @param listener told the number of positions read, and the total
     * @return the numbers of positions
     * @throws TableException if any check fails
     * @throws InterruptedException if the thread is interrupted
     */
    public static TableCounts verify(Path path, SolveListener listener) throws IOException, InterruptedException {
        Objects.requireNonNull(listener, "listener");
        try (ValueTable table = ValueTable.open(path, 0)) {
            table.verify(listener);
            return table.counts();
        }
    }

    /**
     * Proves the table. It has the initial position and all successors of its positions. Every value follows from the
     * rules in terminal positions, and elsewhere from the values of the successors. With distances no other values have
     * that property; without them this holds for games that end. In a partial table the values of the last ply are not
     * proved.
     *
     * @param listener told the number of proved positions, and the total
     * @throws TableException if a value is missing or does not follow; the message shows the position
     * @throws InterruptedException if the thread is interrupted
     */
    public void prove(SolveListener listener) throws InterruptedException {
        new TableProof(solver, table, keys).check(Objects.requireNonNull(listener, "listener"));
    }

    /** The solver that answers all other queries. */
    public final Solver solver() {
        return solver;
    }

    /** The header of the table, or of its first part. */
    public final TableHeader header() {
        return table.header();
    }

    /** The numbers of positions in the table. */
    public TableCounts counts() {
        return table.counts();
    }

    // Values.

    /** The code of a position's value, {@link ValueCode#NONE} if the table has none. */
    final int code(long position) {
        if (!hasPositions) {
            solver.toMove(position); // refuses an invalid position
        }
        return table.code(keys.key(position));
    }

    @Override
    public final Outcome outcome(long position) {
        int code = code(position);
        return code == ValueCode.NONE ? solver.outcome(position) : values.outcome(code);
    }

    @Override
    public final int distance(long position) {
        int code = hasDistances ? code(position) : ValueCode.NONE;
        return code == ValueCode.NONE ? solver.distance(position) : values.distance(code);
    }

    @Override
    public final int bestMove(long position) {
        int code = hasDistances ? code(position) : ValueCode.NONE;
        if (code == ValueCode.NONE) {
            return solver.bestMove(position);
        }
        int[] moves = solver.moves(position);
        for (int move : moves) {
            long after = solver.play(position, move);
            int next = code(after);
            if (next == ValueCode.NONE) {
                return solver.bestMove(position);
            }
            if (values.isBest(values.ofMove(graph, position, after, next), code)) {
                return move;
            }
        }
        if (moves.length > 0) {
            throw new TableException(table.path(), "no move keeps the value that it has of\n" + format(position));
        }
        return -1;
    }

    /** A whole table needs no solving. */
    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        Objects.requireNonNull(listener, "listener");
        if (header().isPartial()) {
            solver.solve(listener);
            return;
        }
        solved(listener);
    }

    private void solved(SolveListener listener) throws InterruptedException {
        long positions = counts().positions();
        Turn.tell(listener, positions, positions);
    }

    @Override
    public final void solve(long position, SolveListener listener) throws InterruptedException {
        Objects.requireNonNull(listener, "listener");
        if (!hasDistances || code(position) == ValueCode.NONE) {
            solver.solve(position, listener);
        } else {
            solved(listener);
        }
    }

    // What needs no value.

    @Override
    public final GameFacts facts() {
        return solver.facts();
    }

    @Override
    public final long initial() {
        return solver.initial();
    }

    @Override
    public final long parse(String board) {
        return solver.parse(board);
    }

    @Override
    public final long parse(String board, Player toMove) {
        return solver.parse(board, toMove);
    }

    @Override
    public final String format(long position) {
        return solver.format(position);
    }

    @Override
    public final Player toMove(long position) {
        return solver.toMove(position);
    }

    @Override
    public final boolean isTerminal(long position) {
        return solver.isTerminal(position);
    }

    @Override
    public final boolean isReachable(long position) {
        return solver.isReachable(position);
    }

    @Override
    public final int[] moves(long position) {
        return solver.moves(position);
    }

    @Override
    public final long play(long position, int move) {
        return solver.play(position, move);
    }

    @Override
    public final String moveName(int move) {
        return solver.moveName(move);
    }

    @Override
    public final String moveName(long position, int move) {
        return solver.moveName(position, move);
    }

    /** Closes the table; later look-ups of values throw an {@link IllegalStateException}. */
    @Override
    public final void close() {
        table.close();
    }

    /** The table of an impartial game; Grundy values come from the solver. */
    private static final class Impartial extends SolvedTable implements ImpartialSolver {
        private final ImpartialSolver impartial;

        Impartial(ImpartialSolver solver, ValueTable table) {
            super(solver, table);
            this.impartial = solver;
        }

        @Override
        public int nimber(long position) {
            return impartial.nimber(position);
        }
    }

    private static final class Scored extends SolvedTable implements ScoreSolver {
        private final ScoreSolver scores;

        Scored(ScoreSolver solver, ValueTable table) {
            super(solver, table);
            this.scores = solver;
        }

        @Override
        public int score(long position) {
            int code = code(position);
            return code == ValueCode.NONE ? scores.score(position) : CodedValues.score(code);
        }
    }
}
