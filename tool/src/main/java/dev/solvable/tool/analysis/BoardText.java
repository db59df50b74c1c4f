package dev.solvable.tool.analysis;

import dev.solvable.Player;
import dev.solvable.Solver;
import org.jspecify.annotations.Nullable;

/**
 * Boards as users write them and links carry them: on one line, the rows from the top, a {@code /} between two rows,
 * holes not written, and what is in hand last: {@code xx./.o./...}, {@code X../.o./...|XXoo}. If {@code /} is a mark of
 * the game, a space separates the rows. A {@code |} may be a mark too: the pieces in hand are then the row below the
 * board.
 */
public final class BoardText {
    private BoardText() {}

    /** The board is valid but does not say whose turn it is: the players have different tiles, or pieces move. */
    public static final class SideMissingException extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        SideMissingException() {
            super("this board does not say whose turn it is");
        }
    }

    /** A position as text. */
    public static String of(Solver solver, long position) {
        String text = solver.format(position).replace(" ", "");
        int hand = handIn(solver, text);
        if (hand >= 0) {
            text = text.substring(0, hand - 1) + text.substring(hand);
        }
        return text.replace('\n', text.indexOf('/') < 0 ? '/' : ' ');
    }

    /** The pieces in hand, without the {@code |} before them; null where the game has none at any time. */
    public static @Nullable String hand(Solver solver, long position) {
        String text = solver.format(position);
        int hand = handIn(solver, text);
        return hand < 0 ? null : text.substring(hand + 1);
    }

    /** Where the row of what is in hand begins in a formatted position; -1 where there is none. */
    private static int handIn(Solver solver, String text) {
        int lastRow = text.lastIndexOf('\n') + 1;
        boolean maybe = lastRow > 0 && text.startsWith("|", lastRow); // facts() is slower
        return maybe && text.lines().count() > solver.facts().rows() ? lastRow : -1;
    }

    /**
     * Reads a position and refuses an invalid one. The {@code /} between rows may be left out, or be white space.
     *
     * @param toMove whose turn it is; null where the board says so
     * @throws SideMissingException where the board does not say so and {@code toMove} is null
     * @throws IllegalArgumentException where the board is refused; the message is one line and says why
     */
    public static long parse(Solver solver, String board, @Nullable Player toMove) {
        try {
            return read(solver, board.replace('/', ' '), toMove);
        } catch (SideMissingException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            if (board.indexOf('/') >= 0 && GameKind.of(solver) == GameKind.FILLING) {
                return withSlashes(solver, board, toMove, e);
            }
            throw refused(e);
        }
    }

    /** Reads a board on which each {@code /} is a mark. */
    private static long withSlashes(
            Solver solver, String board, @Nullable Player toMove, IllegalArgumentException refusal) {
        try {
            return read(solver, board, toMove);
        } catch (IllegalArgumentException e) {
            throw refused(refusal);
        }
    }

    private static long read(Solver solver, String text, @Nullable Player toMove) {
        long position = toMove == null ? parse(solver, text) : solver.parse(text, toMove);
        solver.isTerminal(position); // refuses a board that can be read but makes no sense
        return position;
    }

    private static IllegalArgumentException refused(IllegalArgumentException refusal) {
        return new IllegalArgumentException(
                String.valueOf(refusal.getMessage()).strip().replaceAll("\\s*\\R\\s*", " "), refusal);
    }

    private static long parse(Solver solver, String text) {
        try {
            return solver.parse(text);
        } catch (IllegalArgumentException e) {
            // With tiles of one player or with pieces, every board is refused without the side to move. If the text
            // itself is wrong, parsing it with a side says so; otherwise only the side is missing.
            try {
                solver.parse(text, Player.FIRST);
            } catch (IllegalArgumentException notOfFirst) {
                solver.parse(text, Player.SECOND); // a board may be valid for one side only
            }
            throw new SideMissingException();
        }
    }
}
