package dev.solvable.runtime;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The shell of every generated solver: it translates callers' numbers, refuses positions that make no sense, and
 * delegates to the rules and the engine.
 */
@ForGeneratedCode
public abstract class SolverShell implements Solver, GameGraph {
    private final Plan plan;
    private final Engine engine;
    private final Rules rules;

    /** The result of {@link Rules#translates}, kept as most solvers do not translate. */
    private final boolean translates;

    /**
     * A solver that has solved nothing yet.
     *
     * @param plan the plan of the compiler
     * @param engine the engine of the game
     * @throws IllegalArgumentException if the engine has less than 1 thread
     */
    protected SolverShell(Plan plan, Engine engine) {
        if (engine.work().threads() < 1) {
            throw new IllegalArgumentException(
                    "at least 1 thread is needed, not " + engine.work().threads());
        }
        this.plan = plan;
        this.engine = engine;
        this.rules = engine.rules();
        this.translates = rules.translates();
    }

    /** The engine, for tables and statistics beyond the questions to a solver. */
    public final Engine engine() {
        return engine;
    }

    // What the rules answer.

    /** The position of a caller's number, not checked. */
    protected final long position(long number) {
        return translates ? rules.fromCaller(number) : number;
    }

    /** The position of a caller's number; refuses one that makes no sense. */
    final long checked(long number) {
        long position = position(number);
        rules.check(position);
        return position;
    }

    @Override
    public final long initial() {
        return rules.toCaller(rules.initial());
    }

    @Override
    public final long parse(String board) {
        return rules.toCaller(rules.parse(Objects.requireNonNull(board, "board")));
    }

    @Override
    public final long parse(String board, Player toMove) {
        return rules.toCaller(rules.parse(Objects.requireNonNull(board, "board"), toMove));
    }

    @Override
    public final String format(long number) {
        return rules.format(position(number));
    }

    @Override
    public final Player toMove(long number) {
        return rules.toMove(checked(number));
    }

    @Override
    public final boolean isTerminal(long number) {
        return rules.isOver(checked(number));
    }

    @Override
    public final int[] moves(long number) {
        long position = checked(number);
        return rules.isOver(position) ? new int[0] : rules.movesOf(position);
    }

    @Override
    public final long play(long number, int move) {
        return rules.toCaller(rules.after(legal(number, move), move));
    }

    @Override
    public final String moveName(int move) {
        checkMove(move);
        return rules.nameOf(move);
    }

    @Override
    public final String moveName(long number, int move) {
        return rules.nameOf(legal(number, move), move);
    }

    /** The position of a caller's number; refuses a move that is not legal there. */
    private long legal(long number, int move) {
        checkMove(move);
        long position = checked(number);
        if (rules.isOver(position) || !rules.fits(position, move)) {
            throw new IllegalArgumentException(rules.nameOf(move) + " is not legal on\n" + rules.text(position));
        }
        return position;
    }

    private void checkMove(int move) {
        int count = rules.moveCount();
        if (move < 0 || move >= count) {
            throw new IllegalArgumentException(
                    "there is no move " + move + "; moves are numbered from 0, and there are " + count);
        }
    }

    // The game as a graph.

    @Override
    public final long canonical(long number) {
        return rules.toCaller(rules.canonical(position(number)));
    }

    @Override
    public final boolean keepsTurn(long number, long successor) {
        return rules.hasMovesInARow() && rules.keepsTurn(position(number), position(successor));
    }

    @Override
    public final int gain(long number, long successor) {
        return rules.gain(position(number), position(successor));
    }

    @Override
    public final int successors(long number, long[] into) {
        return rules.successors(position(number), into);
    }

    @Override
    public final int mostMoves() {
        return rules.mostMoves();
    }

    @Override
    public final long range() {
        return engine.range();
    }

    @Override
    public final boolean isPosition(long number) {
        try {
            return rules.isPosition(position(number));
        } catch (IllegalArgumentException e) {
            return false; // it cannot be translated
        }
    }

    @Override
    public final Outcome atEnd(long number) {
        return rules.atEnd(position(number));
    }

    @Override
    public final void sampleMethods(LongConsumer into) {
        rules.sampleMethods(into);
    }

    // What the engine answers.

    @Override
    public final boolean isReachable(long number) {
        return engine.isReachable(position(number));
    }

    /** Overridden by shells that know the class of their engine, whose look-ups the JIT compiler can then inline. */
    @Override
    public Outcome outcome(long number) {
        return engine.outcome(position(number));
    }

    @Override
    public final int distance(long number) {
        return engine.distance(position(number));
    }

    @Override
    public final int bestMove(long number) {
        return engine.bestMove(position(number));
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        engine.solve(Objects.requireNonNull(listener, "listener"));
    }

    @Override
    public final void solve(long number, SolveListener listener) throws InterruptedException {
        Objects.requireNonNull(listener, "listener");
        Turn.stopIfInterrupted();
        engine.solve(checked(number), listener);
    }

    @Override
    public final GameFacts facts() {
        List<Long> moves =
                IntStream.range(0, rules.moveCount()).mapToObj(rules::cellsOf).toList();
        List<Long> lines = LongStream.of(rules.cellsOfLines()).boxed().toList();
        Board board = rules.board;
        Algorithm algorithm = engine.work().algorithm();
        return new GameFacts(
                rules.name,
                board.rows(),
                board.columns(),
                board.cells(),
                plan.encoding(),
                algorithm.description(),
                algorithm,
                moves.size(),
                lines.size(),
                plan.symmetries(),
                plan.states(),
                plan.entries(),
                plan.bytes()
                        + (long) plan.bytesOfMove() * moves.size()
                        + (engine.work().threads() - 1L) * plan.bytesOfHelper(),
                plan.proved(),
                board.map(),
                moves,
                lines,
                board.cellNames(),
                rules.steps(),
                rules.positionBits());
    }
}
