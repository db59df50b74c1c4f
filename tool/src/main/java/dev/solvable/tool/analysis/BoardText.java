package dev.solvable.tool.analysis;

import dev.solvable.Player;
import dev.solvable.Solver;
import org.jspecify.annotations.Nullable;

/**
 * Boards as users write them and links carry them: on one line, the rows from the top, a {@code /} between two rows,
 * holes not written: {@code xx./.o./...}.
 */
public final class BoardText {
    private BoardText() {}

    /** The board is right, but does not say whose turn it is: in this game the players have different tiles. */
    public static final class SideMissingException extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        SideMissingException() {
            super("this board does not say whose turn it is");
        }
    }

    /** A position as text. */
    public static String of(Solver solver, long position) {
        return solver.format(position).replace(" ", "").replace('\n', '/');
    }

    /** What a text has below the rows of the board: the pieces in hand behind a bar; empty where there is no hand. */
    public static String hand(String board) {
        int bar = board.indexOf('|');
        return bar < 0 ? "" : board.substring(bar);
    }

    /**
     * Reads a position that makes sense, so that it may be asked about. The {@code /} between rows may be left out, or
     * be white space.
     *
     * @param toMove whose turn it is; null where the board says so
     * @throws SideMissingException where it does not and {@code toMove} is null
     * @throws IllegalArgumentException where the board is refused; the message is one line and says why
     */
    public static long parse(Solver solver, String board, @Nullable Player toMove) {
        String text = board.replace('/', ' ');
        try {
            long position = toMove == null ? parse(solver, text) : solver.parse(text, toMove);
            solver.isTerminal(position); // refuses a board that can be read but makes no sense
            return position;
        } catch (SideMissingException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    String.valueOf(e.getMessage()).strip().replaceAll("\\s*\\R\\s*", " "), e);
        }
    }

    private static long parse(Solver solver, String text) {
        try {
            return solver.parse(text);
        } catch (IllegalArgumentException e) {
            // With tiles of one player every board is refused without the side to move. Where the text itself is wrong,
            // this says so; where it is not, the side is what lacks.
            solver.parse(text, Player.FIRST);
            throw new SideMissingException();
        }
    }
}
