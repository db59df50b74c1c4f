package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.Solver;

/**
 * What is known of a position, as one int. Positive: so many of its successors are not known to be won for the other
 * player, which is a draw without end if it stays so. Negative: its outcome and its distance. 0: nothing, it is not
 * there.
 */
final class Values {
    /** A draw of which no chain of draws reaches an end, known from before. */
    static final int ENDLESS = Integer.MAX_VALUE;

    private static final int OUTCOME_BITS = 2;

    private static final Outcome[] OUTCOMES = {Outcome.WIN, Outcome.DRAW, Outcome.LOSS};

    private Values() {}

    /** The value of a position with an end. */
    static int of(Outcome outcome, int distance) {
        return ~(distance << OUTCOME_BITS | code(outcome));
    }

    /** The place of an outcome among those above. */
    private static int code(Outcome outcome) {
        return switch (outcome) {
            case WIN -> 0;
            case DRAW -> 1;
            case LOSS -> 2;
        };
    }

    static boolean isOpen(int value) {
        return value > 0;
    }

    static Outcome outcome(int value) {
        return value > 0 ? Outcome.DRAW : OUTCOMES[~value & (1 << OUTCOME_BITS) - 1];
    }

    static int distance(int value) {
        return value > 0 ? Solver.ENDLESS : ~value >>> OUTCOME_BITS;
    }
}
