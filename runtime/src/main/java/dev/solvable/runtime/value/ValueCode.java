package dev.solvable.runtime.value;

import dev.solvable.Outcome;
import dev.solvable.Solver;

/**
 * The value of a position as a number, the same in memory, in the tables of {@code dev.solvable.table} and on Spark: 0
 * for none, else 1 + 3 x (distance + 1) + outcome. The outcome is 0 for a loss, 1 for a draw and 2 for a win of the
 * player to move. The distance is {@link Solver#ENDLESS}, -1, for a draw without end and if it is not stored.
 */
public final class ValueCode {
    /** No value: the position makes no sense, or is not in the table. */
    public static final int NONE = 0;

    /** The greatest code, which fits in two bytes. */
    public static final int MAX = 0xFFFF;

    /** The code of a draw without end. */
    public static final int ENDLESS_DRAW = 2;

    /** The number of outcomes, and of their ranks. */
    public static final int OUTCOMES = 3;

    /** The greatest distance that a code can have. */
    public static final int MAX_DISTANCE = (MAX - OUTCOMES) / OUTCOMES - 1;

    private static final int LOSS = 0;
    private static final int DRAW = 1;
    private static final int WIN = 2;

    private static final Outcome[] BY_RANK = {Outcome.LOSS, Outcome.DRAW, Outcome.WIN};

    private ValueCode() {}

    /**
     * Refuses a distance that does not fit in a code of two bytes: truncation would yield another value.
     *
     * @throws IllegalArgumentException if it is not from {@link Solver#ENDLESS} to {@link #MAX_DISTANCE}
     */
    public static void checkDistance(int distance) {
        if (distance < Solver.ENDLESS || distance > MAX_DISTANCE) {
            throw new IllegalArgumentException(
                    "a table holds no distance of " + distance + ": the greatest is " + MAX_DISTANCE);
        }
    }

    /** The code of a value. */
    public static int of(Outcome outcome, int distance) {
        return of(rank(outcome), distance);
    }

    private static int of(int rank, int distance) {
        return 1 + OUTCOMES * (distance + 1) + rank;
    }

    /** The rank of an outcome, from 0 for a loss to 2 for a win. */
    public static int rank(Outcome outcome) {
        return switch (outcome) {
            case LOSS -> LOSS;
            case DRAW -> DRAW;
            case WIN -> WIN;
        };
    }

    private static int rank(int code) {
        return (code - 1) % OUTCOMES;
    }

    /** The outcome for the player to move. */
    public static Outcome outcome(int code) {
        return BY_RANK[rank(code)];
    }

    /** The plies to the end. */
    public static int distance(int code) {
        return (code - 1) / OUTCOMES - 1;
    }

    /**
     * The value of a move for the player who makes it.
     *
     * @param next the value of the position after the move
     * @param keepsTurn whether the same player is to move there
     */
    public static int ofMove(int next, boolean keepsTurn) {
        int distance = distance(next);
        return of(keepsTurn ? rank(next) : WIN - rank(next), distance == Solver.ENDLESS ? distance : distance + 1);
    }

    /**
     * The value that the player to move prefers: the better outcome, then the faster win, the slower loss, and the draw
     * that ends sooner before one without end. Any value is better than {@link #NONE}.
     */
    public static int better(int one, int other) {
        if (one == NONE || other == NONE) {
            return one + other;
        }
        int rank = rank(one);
        if (rank != rank(other)) {
            return rank > rank(other) ? one : other;
        }
        boolean prefersLater = rank == LOSS || one == ENDLESS_DRAW || other == ENDLESS_DRAW;
        return prefersLater ? Math.max(one, other) : Math.min(one, other);
    }
}
