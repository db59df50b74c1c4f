package dev.solvable.table;

import dev.solvable.Outcome;
import dev.solvable.Solver;

/**
 * The numbers that stand for values in a table: 0 for none, else 1 + 3 x (distance + 1) + the outcome, which is 0 for a
 * loss, 1 for a draw and 2 for a win. In a table of outcomes alone every distance is -1.
 */
final class TableValue {
    /** No value: a position that makes no sense, or is not there. */
    static final int NONE = 0;

    /** The greatest code, as two bytes hold it. */
    static final int MAX = 0xFFFF;

    private static final int OUTCOMES = 3;

    /** The greatest distance that a code can have. */
    static final int MAX_DISTANCE = (MAX - OUTCOMES) / OUTCOMES - 1;

    private static final Outcome[] BY_NUMBER = {Outcome.LOSS, Outcome.DRAW, Outcome.WIN};

    private TableValue() {}

    /** The code of a value. */
    static int code(Outcome outcome, int distance) {
        return 1 + OUTCOMES * (distance + 1) + number(outcome);
    }

    /** The number of an outcome: the better, the greater. */
    static int number(Outcome outcome) {
        return switch (outcome) {
            case LOSS -> 0;
            case DRAW -> 1;
            case WIN -> 2;
        };
    }

    static Outcome outcome(int code) {
        return BY_NUMBER[(code - 1) % OUTCOMES];
    }

    static int distance(int code) {
        return (code - 1) / OUTCOMES - 1;
    }

    /**
     * The value of a position as far as some of its successors tell.
     *
     * @param best what the successors before tell, {@link #NONE} where there were none
     * @param next the value of one more
     */
    static int combined(int best, int next) {
        int outcome = 2 - (next - 1) % OUTCOMES;
        int distance = distance(next);
        int code = 1 + OUTCOMES * (distance == Solver.ENDLESS ? 0 : distance + 2) + outcome;
        if (best == NONE) {
            return code;
        }
        int bestOutcome = (best - 1) % OUTCOMES;
        if (outcome != bestOutcome) {
            return outcome > bestOutcome ? code : best;
        }
        if (outcome == 1 && (code == 2 || best == 2)) { // a draw that ends is nearer than one that does not
            return Math.max(code, best);
        }
        return outcome == 0 ? Math.max(code, best) : Math.min(code, best);
    }
}
