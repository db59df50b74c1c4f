package dev.solvable.runtime;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import dev.solvable.Player;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * The shell of every generated solver: it answers the questions of {@link Solver} about the rules by what they tell,
 * lets one thread at a time solve, keeps listeners out of what is not finished, and words what is refused.
 *
 * <p>A <em>position</em> here is the number that the solver works on. Where the game is declared in base 3 and the
 * solver works on masks, callers have another number for it, see {@link #fromCaller} and {@link #toCaller}; elsewhere
 * the two are the same.
 */
@ForGeneratedCode
public abstract class SolverBase implements Solver, GameGraph {
    protected static final SolveListener NOBODY = Turn.NOBODY;

    /** The board. */
    protected final Board board;

    /** The number of cells. */
    protected final int cells;

    /** How many threads may work at once on one question, at least 1. */
    protected final int threads;

    private final String name;
    private final Plan plan;

    /** The turn to solve. */
    protected final Turn turn;

    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @throws IllegalArgumentException where that is less than 1
     */
    protected SolverBase(String name, Board board, Plan plan, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("at least 1 thread is needed, not " + threads);
        }
        this.name = name;
        this.turn = new Turn(name, 1 << 16);
        this.plan = plan;
        this.board = board;
        this.cells = board.cells();
        this.threads = threads;
    }

    // The rules of play.

    /** The number of moves there are. */
    protected abstract int moveCount();

    /**
     * Refuses what is no position that makes sense.
     *
     * @throws IllegalArgumentException for such a number
     */
    protected abstract void check(long position);

    /** Whether the game is over in a position that makes sense. */
    protected abstract boolean isOver(long position);

    /** Whether a move can be made in a position that is not over. */
    protected abstract boolean fits(long position, int move);

    /** The position after a move that fits. */
    protected abstract long after(long position, int move);

    /** The name of a move that there is. */
    protected abstract String nameOf(int move);

    /** The name of a move that fits, in a position: the same unless the rules know a better one there. */
    protected String nameOf(long position, int move) {
        return nameOf(move);
    }

    /** The cells that a move fills, cell i as bit i. */
    protected abstract long cellsOf(int move);

    /** The lines that end the game, each with its cells, cell i as bit i. */
    protected long[] cellsOfLines() {
        return new long[0];
    }

    /** The text of a filling of the board. */
    protected abstract String text(long position);

    /**
     * The solver's number for a caller's, which may be any.
     *
     * @throws IllegalArgumentException where it is translated and stands for nothing
     */
    protected long fromCaller(long number) {
        return number;
    }

    /** The caller's number for a position. */
    protected long toCaller(long position) {
        return position;
    }

    // What the engine answers.

    /** How the engine solves the game. */
    protected abstract Algorithm algorithm();

    // The questions of a solver.

    @Override
    public final boolean isTerminal(long number) {
        long position = fromCaller(number);
        check(position);
        return isOver(position);
    }

    @Override
    public final int[] moves(long number) {
        long position = fromCaller(number);
        check(position);
        return isOver(position) ? new int[0] : movesOf(position);
    }

    /** The moves that fit, ascending, in a position that is not over; rules that list them at once override this. */
    protected int[] movesOf(long position) {
        int[] moves = new int[moveCount()];
        int legal = 0;
        for (int move = 0; move < moves.length; move++) {
            if (fits(position, move)) {
                moves[legal] = move;
                legal++;
            }
        }
        return Arrays.copyOf(moves, legal);
    }

    @Override
    public final long play(long number, int move) {
        checkMove(move);
        long position = fromCaller(number);
        checkLegal(position, move);
        return toCaller(after(position, move));
    }

    private void checkLegal(long position, int move) {
        check(position);
        if (isOver(position) || !fits(position, move)) {
            throw new IllegalArgumentException(nameOf(move) + " is not legal on\n" + text(position));
        }
    }

    @Override
    public long canonical(long number) {
        return number;
    }

    @Override
    public int successors(long number, long[] into) {
        long position = fromCaller(number);
        return isOver(position) ? 0 : fitting(position, into);
    }

    /** Lists where the moves that fit lead to, as callers number positions. */
    protected final int fitting(long position, long[] into) {
        int count = 0;
        int moves = moveCount();
        for (int move = 0; move < moves; move++) {
            if (fits(position, move)) {
                into[count] = toCaller(after(position, move));
                count++;
            }
        }
        return count;
    }

    @Override
    public long range() {
        return 0;
    }

    @Override
    public boolean isPosition(long number) {
        try {
            check(fromCaller(number));
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Override
    public int mostMoves() {
        return moveCount();
    }

    @Override
    public final String moveName(int move) {
        checkMove(move);
        return nameOf(move);
    }

    @Override
    public final String moveName(long number, int move) {
        checkMove(move);
        long position = fromCaller(number);
        checkLegal(position, move);
        return nameOf(position, move);
    }

    private void checkMove(int move) {
        int count = moveCount();
        if (move < 0 || move >= count) {
            throw new IllegalArgumentException(
                    "there is no move " + move + "; moves are numbered from 0, and there are " + count);
        }
    }

    @Override
    public final GameFacts facts() {
        List<Long> moves = new ArrayList<>();
        for (int move = 0; move < moveCount(); move++) {
            moves.add(cellsOf(move));
        }
        List<Long> lines = new ArrayList<>();
        for (long line : cellsOfLines()) {
            lines.add(line);
        }
        return new GameFacts(
                name,
                board.rows(),
                board.columns(),
                cells,
                plan.encoding(),
                algorithm().description(),
                algorithm(),
                moves.size(),
                lines.size(),
                plan.symmetries(),
                plan.states(),
                plan.entries(),
                plan.bytes() + (long) plan.bytesOfMove() * moves.size() + (threads - 1L) * plan.bytesOfHelper(),
                plan.proved(),
                board.map(),
                moves,
                lines,
                board.cellNames());
    }

    // Solving: one thread at a time.

    /** The game's name. */
    protected final String name() {
        return name;
    }

    protected final void enter() throws InterruptedException {
        turn.enter();
    }

    protected final void enterOrCancel() {
        turn.enterOrCancel();
    }

    protected final void leave() {
        turn.leave();
    }

    protected final SolveListener told(SolveListener listener) {
        return turn.told(listener);
    }

    protected final void checkInterrupt() {
        turn.checkInterrupt();
    }

    protected final CancellationException cancelled() {
        return turn.cancelled();
    }

    protected static InterruptedException interrupted(CancellationException cancelled) {
        return Turn.interrupted(cancelled);
    }

    protected final OutOfMemoryError noRoom(String what, long bytes, OutOfMemoryError cause) {
        return turn.noRoom(what, bytes, cause);
    }

    protected final OutOfMemoryError noRoomToGrow(String what, long bytes, OutOfMemoryError cause) {
        return turn.noRoomToGrow(what, bytes, cause);
    }

    /** The refusal of a text without a side, where a position says who is to move. */
    protected static IllegalArgumentException sideIsMissing() {
        return new IllegalArgumentException("the board does not say whose turn it is;"
                + " use parse(board, toMove), with Player.FIRST or Player.SECOND");
    }

    /**
     * Whether a side is the first player's, where a position says who is to move.
     *
     * @throws IllegalArgumentException where it is neither player's
     */
    protected static boolean isFirst(Player toMove) {
        if (toMove == Player.EITHER) {
            throw new IllegalArgumentException("a position needs a side to move: Player.FIRST or Player.SECOND");
        }
        return toMove == Player.FIRST;
    }

    /** Refuses a number that is no position at all. */
    protected final IllegalArgumentException noPosition(long number) {
        return new IllegalArgumentException(number + " is no position of " + name);
    }
}
