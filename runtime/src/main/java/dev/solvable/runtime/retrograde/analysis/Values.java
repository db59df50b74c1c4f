package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;

/**
 * What is known of a position while values spread, as one int. Positive: the number of its successors that are not
 * known to be won for the other player; it is a draw without end if it stays so. Negative: the complement of its
 * {@link ValueCode}. 0: the position is not there.
 */
public final class Values {
    /** A draw without end, known from before: no move of it is known, so that the number stays. */
    public static final int ENDLESS = 1;

    private Values() {}

    /** The value of a position with an end. */
    public static int of(Outcome outcome, int distance) {
        return ~ValueCode.of(outcome, distance);
    }

    /** Whether it is not known by now. */
    public static boolean isOpen(int value) {
        return value > 0;
    }

    /** The value, as far as it is known by now. */
    public static int code(int value) {
        return value > 0 ? ValueCode.ENDLESS_DRAW : ~value;
    }

    /** The outcome for the player to move, as far as it is known by now. */
    public static Outcome outcome(int value) {
        return ValueCode.outcome(code(value));
    }

    /**
     * The outcome of a move for the player who makes it.
     *
     * @param value that of its successor
     */
    public static Outcome outcomeOfMove(int value, boolean keepsTurn) {
        return ValueCode.outcome(ValueCode.ofMove(code(value), keepsTurn));
    }

    /** The plies to the end, as far as they are known by now. */
    public static int distance(int value) {
        return ValueCode.distance(code(value));
    }

    /**
     * What is known of an open position once one more of its successors is decided.
     *
     * @param wins whether the move there wins, else it loses
     * @param distance the plies from the position to the end if that decides it
     */
    public static int afterDecided(int value, boolean wins, int distance) {
        if (wins) {
            return of(Outcome.WIN, distance);
        }
        return value == 1 ? of(Outcome.LOSS, distance) : value - 1;
    }
}
