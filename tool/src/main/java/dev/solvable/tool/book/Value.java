package dev.solvable.tool.book;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import java.util.List;

/**
 * What a position is worth to the side to move.
 *
 * @param outcome under perfect play
 * @param distance the plies to the end, at most 64
 */
record Value(Outcome outcome, int distance) {
    private static final int DISTANCES = 65;

    /** In the order in which files count them. */
    private static final List<Outcome> OUTCOMES = List.of(Outcome.WIN, Outcome.DRAW, Outcome.LOSS);

    static Value of(Solver solver, long position) {
        return new Value(solver.outcome(position), solver.distance(position));
    }

    /** The value as a number from 0 to 194. */
    int code() {
        return OUTCOMES.indexOf(outcome) * DISTANCES + distance;
    }

    /** The value with this number. */
    static Value ofCode(int code) {
        return new Value(OUTCOMES.get(code / DISTANCES), code % DISTANCES);
    }

    /** What the move to a position of this value is worth to who makes it. */
    Value ofMove() {
        Outcome reversed = switch (outcome) {
            case WIN -> Outcome.LOSS;
            case DRAW -> Outcome.DRAW;
            case LOSS -> Outcome.WIN;
        };
        return new Value(reversed, 1 + distance);
    }

    /**
     * Whether a position has this value rather than the other, of two that moves give it: the better outcome, then the
     * faster win, the slower loss, the faster draw.
     */
    boolean isRatherThan(Value other) {
        if (outcome != other.outcome) {
            return outcome.compareTo(other.outcome) < 0; // a win comes before a draw, a draw before a loss
        }
        return outcome == Outcome.LOSS ? distance > other.distance : distance < other.distance;
    }
}
