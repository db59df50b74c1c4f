package dev.solvable.runtime.forward;

/**
 * The value of a position of a game that is played for points, as one number that is not {@link PositionValues#NONE}.
 */
final class Points {
    /** The value of a position that play has come through on the way to the present one. */
    static final long UNDER_WAY = 0xFFFF_FFFFL;

    /** The value of a position that an analysis came through which was ended early. */
    static final long DROPPED = 0xFFFF_FFFEL;

    private Points() {}

    /**
     * A value.
     *
     * @param points those of the player to move to the end, less the other player's
     * @param distance the plies to the end
     */
    static long of(int points, int distance) {
        return (long) points << Integer.SIZE | distance + 1;
    }

    static int points(long value) {
        return (int) (value >> Integer.SIZE);
    }

    static int distance(long value) {
        return (int) value - 1;
    }

    /** Whether a position is analysed. */
    static boolean isKnown(long value) {
        return (int) value > 0;
    }

    /**
     * The points of a move for the player who makes it.
     *
     * @param gain those that it gets at once
     * @param next those of the position that it leads to, for the player who is to move there
     * @throws ArithmeticException where they are more than an {@code int} holds
     */
    static int ofMove(int gain, int next, boolean keepsTurn) {
        return keepsTurn ? Math.addExact(gain, next) : Math.subtractExact(gain, next);
    }
}
