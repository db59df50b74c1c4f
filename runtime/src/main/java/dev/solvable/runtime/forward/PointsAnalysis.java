package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Progress;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Values every position that play leads to from one, those at the end first: a depth-first search that keeps all values
 * (Tarjan 1972, Depth-first search and linear graph algorithms). The path to a position is in arrays and not on the
 * stack of the thread, so plays may be of any length.
 */
final class PointsAnalysis {
    private final EndlessRules rules;
    private final Progress progress;
    private final Moves moves;

    /** The values that are found. */
    private final PositionValues values;

    /** Those that were known before. */
    private final LongUnaryOperator known;

    private final MovePath path = new MovePath();

    /** The best value so far of each position on the way. */
    private long[] best = new long[path.positions.length];

    /**
     * An analysis.
     *
     * @param values gets the values that are found
     * @param known the values that were known before, {@link PositionValues#NONE} for all others
     */
    PointsAnalysis(EndlessRules rules, Progress progress, PositionValues values, LongUnaryOperator known) {
        this.rules = rules;
        this.progress = progress;
        this.moves = new Moves(rules, rules.keys(), false);
        this.values = values;
        this.known = known;
    }

    /**
     * Values all positions that play leads to from a key.
     *
     * @throws IllegalStateException where play can return to a position
     */
    void run(long root) {
        if (Points.isKnown(value(root))) {
            return;
        }
        try {
            enter(root);
            while (path.depth > 0) {
                goOn();
            }
        } finally {
            while (path.depth > 0) { // this was ended early
                path.depth--;
                values.put(path.positions[path.depth], Points.DROPPED);
            }
        }
    }

    private long value(long key) {
        long before = known.applyAsLong(key);
        return before == PositionValues.NONE ? values.get(key) : before;
    }

    private void enter(long key) {
        progress.count();
        moves.list(key);
        if (moves.count == 0) {
            values.put(key, Points.of(0, 0));
            return;
        }
        values.put(key, Points.UNDER_WAY);
        path.push(key, moves);
        if (best.length < path.positions.length) {
            best = Arrays.copyOf(best, path.positions.length);
        }
        best[path.depth - 1] = PositionValues.NONE;
    }

    /** Looks at the next move of the last position on the way. */
    private void goOn() {
        int last = path.depth - 1;
        int move = path.next[last];
        if (move == path.ends[last]) {
            path.depth = last;
            values.put(path.positions[last], best[last]);
            return;
        }
        long value = value(path.keys[move]);
        if (value == Points.UNDER_WAY) {
            throw rules.wrong(
                    "play can return to this position, but a game that is played for points ends whatever is played,",
                    path.keys[move]);
        }
        if (!Points.isKnown(value)) {
            enter(path.keys[move]); // the move is looked at again after that
            return;
        }
        path.next[last]++;
        int points;
        try {
            points = Points.ofMove(path.gains[move], Points.points(value), path.kept[move]);
        } catch (ArithmeticException e) {
            throw rules.wrong("the points are more than an int holds", path.positions[last], e);
        }
        int distance = Points.distance(value) + 1;
        long before = best[last];
        if (before == PositionValues.NONE
                || points > Points.points(before)
                || points == Points.points(before) && distance < Points.distance(before)) {
            best[last] = Points.of(points, distance);
        }
    }

    /**
     * The value of a position of a game that is played for points, as one number that is not
     * {@link PositionValues#NONE}.
     */
    static final class Points {
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
}
