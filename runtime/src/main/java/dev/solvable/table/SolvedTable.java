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
import dev.solvable.runtime.value.CodedValues.CodedScores;
import dev.solvable.runtime.value.ValueCode;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A solver that has the values of its game in a file, and asks another solver of the game about everything else: the
 * rules, and positions that the table does not hold. It answers as that solver does, but at once.
 *
 * <p>A question whose answer lies in a damaged block ends with a {@link TableException}; nothing is answered from such
 * a block.
 */
public class SolvedTable implements Solver, Closeable {
    private static final long MOST_CACHE_BYTES = 1L << 28;

    private static final int SHARE_OF_HEAP = 8;

    /** The solver that knows the rules. */
    private final Solver solver;

    private final GameGraph graph;
    private final ValueTable table;
    private final TableKeys keys;

    /** Whether a position that makes no sense has no value; else the solver has to refuse it. */
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
     * its positions, any other one of those that can be reached from the start, one of those that are alike; by rank
     * where the solver has analysed it by rank and play reaches at least a third of the ranks. The file gets its name
     * when all of it is on the disk; until then there is the old one or none.
     *
     * @param solver a solver that the processor wrote
     * @param listener told of positions: how many are found, of 0 as long as their number is unknown, then how many are
     *     written, of all
     * @return how many positions the table has
     * @throws IllegalArgumentException where the solver is not a generated one, or a score is not from -128 to 127
     * @throws IOException where the file cannot be written
     * @throws InterruptedException where the thread is interrupted; no file is left
     */
    public static TableCounts write(Solver solver, Path path, SolveListener listener)
            throws IOException, InterruptedException {
        return new TableMaker(solver, true, listener).write(path);
    }

    /** The same without distances, which makes the file smaller; they are then asked of the solver. */
    public static TableCounts writeOutcomes(Solver solver, Path path, SolveListener listener)
            throws IOException, InterruptedException {
        return new TableMaker(solver, false, listener).write(path);
    }

    /**
     * Solves the positions that a few moves lead to from the start, and writes their values, with distances: a partial
     * table. What it does not have is asked of the solver. Found values are kept in a file beside it, with
     * {@code .part} after its name, as long as the table is not written: a later call goes on with them.
     *
     * @param plies the greatest number of moves
     * @param listener told how many positions of the last ply are solved, of how many
     * @return how many positions the table has
     * @throws IllegalArgumentException where the solver is not a generated one, where it solves the game by retrograde
     *     analysis, which values all positions at once, and where the file with found values is of another table
     */
    public static TableCounts writeFirst(Solver solver, Path path, int plies, SolveListener listener)
            throws IOException, InterruptedException {
        return new TableMaker(solver, true, listener).writeFirst(path, plies);
    }

    /**
     * Opens a table: a file, or a folder of parts with a manifest. It is an {@link ImpartialSolver} or a
     * {@link ScoreSolver} where the solver is.
     *
     * @param solver a solver of the game that the processor wrote
     * @throws TableException where there is no table of this version, where it is damaged, and where it is of another
     *     game, of this one with other rules, or by ranks that are not the solver's
     * @throws IllegalArgumentException where the solver is not a generated one
     * @throws IOException where the file cannot be read
     */
    public static SolvedTable open(Path path, Solver solver) throws IOException {
        return open(
                path, solver, Math.min(MOST_CACHE_BYTES, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP));
    }

    /**
     * Opens a table.
     *
     * @param cacheBytes as many bytes of expanded blocks are kept at once, more or less, one block at least
     */
    public static SolvedTable open(Path path, Solver solver, long cacheBytes) throws IOException {
        ValueTable table = ValueTable.open(path, cacheBytes);
        try {
            return open(table, solver);
        } catch (TableException | IllegalArgumentException e) {
            table.close();
            throw e;
        }
    }

    /**
     * Opens a table that was read already, as one that lies in a jar.
     *
     * @param name what exceptions call it
     */
    public static SolvedTable open(Path name, byte[] bytes, Solver solver) {
        return open(new ValueTable(TableFile.open(name, FileBytes.of(bytes), bytes.length)), solver);
    }

    private static SolvedTable open(ValueTable table, Solver solver) {
        check(table.path(), table.header(), solver.facts(), RulesDigest.of(solver));
        if (solver instanceof ScoreSolver scores) {
            return new Scored(scores, table);
        }
        return solver instanceof ImpartialSolver impartial
                ? new Impartial(impartial, table)
                : new SolvedTable(solver, table);
    }

    private static void check(Path path, TableHeader header, GameFacts facts, String digest) {
        if (!header.game().equals(facts.name())) {
            throw new TableException(path, "it is a table of " + header.game() + ", not of " + facts.name());
        }
        if (!header.encoding().equals(facts.encoding().name())) {
            throw new TableException(
                    path,
                    "its positions of " + facts.name() + " are encoded as " + header.encoding() + ", and the game's as "
                            + facts.encoding());
        }
        if (!header.digest().equals(digest)) {
            throw new TableException(path, "it is a table of " + facts.name() + " with other rules than it has now");
        }
    }

    /**
     * What the head of a table says, the first part's where it has several. Of the rest no more is read than it takes
     * to see that the file is whole.
     *
     * @throws TableException as {@link #open(Path, Solver)}
     */
    public static TableHeader header(Path path) throws IOException {
        try (ValueTable table = ValueTable.open(path, 0)) {
            return table.header();
        }
    }

    /**
     * Reads a whole table: every checksum, every block, every count. What it says of the game is not looked at.
     *
     * @param listener told how many positions are read, of how many
     * @return how many positions there are
     * @throws TableException where anything is wrong
     * @throws InterruptedException where the thread is interrupted
     */
    public static TableCounts verify(Path path, SolveListener listener) throws IOException, InterruptedException {
        try (ValueTable table = ValueTable.open(path, 0)) {
            table.verify(listener);
            return table.counts();
        }
    }

    /**
     * Proves the table. It has the position at the start and all successors of its positions. Every value follows from
     * the rules where the game is over, and from the values of the successors elsewhere. With distances no other values
     * have that property; without them this holds for games that end. Of a partial table the values of the last ply are
     * not proved.
     *
     * @param listener told how many positions are proved, of how many
     * @throws TableException where a value does not follow, with the position
     * @throws InterruptedException where the thread is interrupted
     */
    public void prove(SolveListener listener) throws InterruptedException {
        new TableProof(solver, table, keys).check(listener);
    }

    /** The solver that is asked about everything else. */
    public final Solver solver() {
        return solver;
    }

    /** What the head of the table says, the first part's where it has several. */
    public final TableHeader header() {
        return table.header();
    }

    /** How many positions the table has values of. */
    public TableCounts counts() {
        return table.counts();
    }

    // Values.

    /** The code of a position's value, {@link ValueCode#NONE} where the table has none. */
    final int code(long position) {
        if (!hasPositions) {
            solver.toMove(position); // refuses what makes no sense
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

    /** All is solved that a whole table has. */
    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
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

    /** Ends the table; whoever asks it for a value afterwards is refused. */
    @Override
    public final void close() {
        table.close();
    }

    /** The table of an impartial game; Grundy values are those of the solver. */
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

    /** The table of a game that is played for points. */
    private static final class Scored extends SolvedTable implements ScoreSolver {
        private final ScoreSolver scores;

        Scored(ScoreSolver solver, ValueTable table) {
            super(solver, table);
            this.scores = solver;
        }

        @Override
        public int score(long position) {
            int code = code(position);
            return code == ValueCode.NONE ? scores.score(position) : CodedScores.score(code);
        }
    }
}
