package dev.solvable.runtime;

import dev.solvable.Outcome;
import dev.solvable.PieceStep;
import dev.solvable.Player;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * The rules of a game: moves, endings, and texts of positions. Rules know no engine.
 *
 * <p>A <em>position</em> here is the number that the engine works on. If the game is declared in base 3 and the engine
 * works on masks, callers have another number for it, see {@link #fromCaller} and {@link #toCaller}. Else the two are
 * the same.
 */
@ForGeneratedCode
public abstract class Rules {
    /** The game's name, nested names joined with a dot. */
    public final String name;

    /** The board. */
    public final Board board;

    /** The number of cells. */
    public final int cells;

    /** The rules of a game with this name on this board. */
    protected Rules(String name, Board board) {
        this.name = name;
        this.board = board;
        this.cells = board.cells();
    }

    /**
     * What a method of the declaration gives.
     *
     * @param name the method's name with that of the game, as messages have it: {@code Chomp.bites()}
     * @throws IllegalStateException if it recurses without end, as it makes or asks the game's solver
     */
    public static <T> T called(String name, Supplier<T> method) {
        try {
            return method.get();
        } catch (StackOverflowError e) {
            throw endless(name, e);
        }
    }

    /** The exception for a method of the declaration that recurses until the stack overflows. */
    protected static IllegalStateException endless(String name, StackOverflowError cause) {
        return new IllegalStateException(
                name + " calls itself without end; it must not make or ask the game's solver", cause);
    }

    /** The number of states that a search visits between two reports, a power of two. */
    protected int statesBetweenReports() {
        return 1 << 12; // 0.15 s if states are regions of a large board, else a millisecond
    }

    // Positions.

    /** An upper bound on the bits of a caller's number for a position; 64 if none is known. */
    public int positionBits() {
        return Long.SIZE;
    }

    /** The first position. */
    public abstract long initial();

    /**
     * Refuses a number that is not a position that makes sense.
     *
     * @throws IllegalArgumentException for such a number
     */
    public abstract void check(long position);

    /** Refuses a number that is no filling of the board. Rules in which some fillings make no sense override it. */
    protected void checkFilling(long position) {
        check(position);
    }

    /** Whether a number is a position that makes sense; makes no message of a refusal. */
    public boolean isPosition(long position) {
        try {
            check(position);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** The player to move in a position that makes sense; {@link Player#EITHER} if it makes no difference. */
    public abstract Player toMove(long position);

    /** Whether some play from the start leads to a filling of the board, stopping at the first ending. */
    public abstract boolean isReachable(long position);

    /** Whether there may be moves that keep the turn. If not, {@link #keepsTurn} is not called. */
    public boolean hasMovesInARow() {
        return false;
    }

    /** Whether the player who moves from a position that makes sense to this successor moves again. */
    public boolean keepsTurn(long position, long successor) {
        return false;
    }

    /**
     * The points that a move from a position that makes sense to this successor gains for its player. It is 0 if the
     * game is not played for points.
     */
    public int gain(long position, long successor) {
        return 0;
    }

    /** The canonical position of a position that makes sense, under the known symmetries. */
    public long canonical(long position) {
        return position;
    }

    /** Whether callers have other numbers for positions; else neither method below changes a number. */
    public boolean translates() {
        return false;
    }

    /**
     * The position of a caller's number.
     *
     * @throws IllegalArgumentException if the number is translated and is no position
     */
    public long fromCaller(long number) {
        return number;
    }

    /** The caller's number for a position. */
    public long toCaller(long position) {
        return position;
    }

    // Play.

    /** Whether the game is over in a position that makes sense. */
    public abstract boolean isOver(long position);

    /** The outcome for the player to move, if the game is over. */
    public abstract Outcome atEnd(long position);

    /** The number of moves that the game has. */
    public abstract int moveCount();

    /** An upper bound on the moves of a position. */
    public int mostMoves() {
        return moveCount();
    }

    /** Whether a move can be made in a position that is not over. */
    public abstract boolean fits(long position, int move);

    /** The position after a move that fits. */
    public abstract long after(long position, int move);

    /** The moves that fit, ascending, in a position that is not over. */
    public int[] movesOf(long position) {
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

    /**
     * Lists the successors of a position that makes sense, as callers number positions; none if the game is over.
     *
     * @return the number of successors
     */
    public abstract int successors(long position, long[] into);

    /** A random trial of the win check; empty if there is none, as the compiler has checked all rules. */
    protected Optional<RulesCheck.Trial> trial(long seed) {
        return Optional.empty();
    }

    /** As {@link GameGraph#sampleMethods}; none unless overridden. */
    public void sampleMethods(LongConsumer into) {}

    /** Whether every play ends in a draw, and plays may differ in length. */
    public boolean alwaysDrawn() {
        return false;
    }

    /** The plies to the end of a drawn position whose score is 0. */
    public int pliesToDraw(long position) {
        throw new IllegalStateException("these rules know no draw with a score of 0");
    }

    /** Whether marks or pieces hold all cells of a line. */
    protected static boolean holds(long cells, long line) {
        return (cells & line) == line;
    }

    // Texts and pictures.

    /** The name of a move. */
    public abstract String nameOf(int move);

    /** The name of a move that fits in a position; the same unless the rules know a better one there. */
    public String nameOf(long position, int move) {
        return nameOf(move);
    }

    /** The cells that a move fills, cell i as bit i. */
    public abstract long cellsOf(int move);

    /** The lines that end the game, each with its cells, cell i as bit i. */
    public long[] cellsOfLines() {
        return new long[0];
    }

    /** The step of a piece for each move; empty if moves fill cells, or depend on the position. */
    public List<PieceStep> steps() {
        return List.of();
    }

    /** The text of a filling of the board. */
    public abstract String text(long position);

    /**
     * The same for any number.
     *
     * @throws IllegalArgumentException if it is no filling of the board
     */
    public String format(long position) {
        checkFilling(position);
        return text(position);
    }

    /**
     * A position from a text that tells the player to move.
     *
     * @throws IllegalArgumentException if it does not, or cannot be read
     */
    public abstract long parse(String text);

    /**
     * A position from a text and a side.
     *
     * @throws IllegalArgumentException if the text contradicts the side, or cannot be read
     */
    public abstract long parse(String text, Player toMove);

    // Refusals.

    /** The refusal of a text without a side, for games whose positions tell the player to move. */
    protected static IllegalArgumentException sideIsMissing() {
        return new IllegalArgumentException("the board does not say whose turn it is;"
                + " use parse(board, toMove), with Player.FIRST or Player.SECOND");
    }

    /**
     * Whether a side is the first player's, for games whose positions tell the player to move.
     *
     * @throws IllegalArgumentException if it is neither player's
     */
    protected static boolean isFirst(Player toMove) {
        if (toMove != Player.FIRST && toMove != Player.SECOND) { // null comes from callers without null checks
            throw new IllegalArgumentException("a position needs a side to move: Player.FIRST or Player.SECOND");
        }
        return toMove == Player.FIRST;
    }

    /** The refusal of a number that is no position. */
    protected final IllegalArgumentException noPosition(long number) {
        return new IllegalArgumentException(number + " is no position of " + name);
    }
}
