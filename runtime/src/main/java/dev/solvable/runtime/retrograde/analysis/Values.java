package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;

/**
 * The value of a position during an analysis, as an int. Positive: the position is open, and this is the number of its
 * moves that are not known to lose. A position that stays open is an endless draw. Negative: the complement of its
 * {@link ValueCode}. 0: the position is not in the table.
 */
public final class Values {
    /** An endless draw from an earlier analysis: its moves are not followed, so that it stays open. */
    public static final int ENDLESS = 1;

    private Values() {}

    /** The value of a decided position. */
    public static int of(Outcome outcome, int distance) {
        return ~ValueCode.of(outcome, distance);
    }

    /** Whether the position is not decided yet. */
    public static boolean isOpen(int value) {
        return value > 0;
    }

    /** The {@link ValueCode}: that of an endless draw for an open position. */
    public static int code(int value) {
        return value > 0 ? ValueCode.ENDLESS_DRAW : ~value;
    }

    /** The outcome for the player to move: a draw for an open position. */
    public static Outcome outcome(int value) {
        return ValueCode.outcome(code(value));
    }

    /**
     * The outcome of a move for the player who makes it.
     *
     * @param value the value of its successor
     */
    public static Outcome outcomeOfMove(int value, boolean keepsTurn) {
        return ValueCode.outcome(ValueCode.ofMove(code(value), keepsTurn));
    }

    /** The plies to the end; those of an endless draw for an open position. */
    public static int distance(int value) {
        return ValueCode.distance(code(value));
    }

    /**
     * The value of an open position after one of its successors was decided.
     *
     * @param wins whether the move to this successor wins, else it loses
     * @param distance the plies from the position to the end if this decides it
     */
    public static int afterDecided(int value, boolean wins, int distance) {
        if (wins) {
            return of(Outcome.WIN, distance);
        }
        return value == 1 ? of(Outcome.LOSS, distance) : value - 1;
    }
}
