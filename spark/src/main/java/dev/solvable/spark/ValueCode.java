package dev.solvable.spark;

import dev.solvable.Outcome;
import dev.solvable.Solver;

/** The value of a position as a small number, from 0 on: the outcome, and the distance, with -1 for endless draws. */
final class ValueCode {
    /** How many outcomes there are, and the place of each among the codes of a distance. */
    static final int OUTCOMES = 3;

    static final int WON = 0;
    static final int DRAWN = 1;
    static final int LOST = 2;

    /** A rank of no value. */
    static final int NO_RANK = 0;

    private static final int RANKS = 1 << 24;

    private ValueCode() {}

    static int of(Outcome outcome, int distance) {
        int place = switch (outcome) {
            case WIN -> WON;
            case DRAW -> DRAWN;
            case LOSS -> LOST;
        };
        return (distance - Solver.ENDLESS) * OUTCOMES + place;
    }

    static Outcome outcome(int code) {
        return switch (place(code)) {
            case WON -> Outcome.WIN;
            case DRAWN -> Outcome.DRAW;
            default -> Outcome.LOSS;
        };
    }

    static int place(int code) {
        return code % OUTCOMES;
    }

    static int distance(int code) {
        return code / OUTCOMES + Solver.ENDLESS;
    }

    /**
     * How good a move is for the player who makes it, greater is better: the fastest win, then the shortest draw, then
     * the slowest loss.
     *
     * @param code the value of the position that the move leads to
     */
    static int rankBefore(int code) {
        int distance = distance(code) + 1;
        return switch (outcome(code)) {
            case LOSS -> 3 * RANKS - distance;
            case DRAW -> 2 * RANKS - distance;
            case WIN -> distance;
        };
    }

    /** The value of a position whose best move has this rank. */
    static int ofRank(int rank) {
        if (rank > 2 * RANKS) {
            return of(Outcome.WIN, 3 * RANKS - rank);
        }
        return rank > RANKS ? of(Outcome.DRAW, 2 * RANKS - rank) : of(Outcome.LOSS, rank);
    }
}
