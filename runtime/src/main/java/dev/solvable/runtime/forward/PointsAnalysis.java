package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Progress;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Values all positions reachable from one, in postorder, by a depth-first search that stores all values (Tarjan 1972,
 * Depth-first search and linear graph algorithms). The path to a position is in arrays rather than on the thread's
 * stack, so plays may have any length.
 */
final class PointsAnalysis {
    private final EndlessRules rules;
    private final Progress progress;
    private final Moves moves;

    /** The values found by this analysis. */
    private final PositionValues values;

    /** The values known before; {@link PositionValues#NONE} for all other positions. */
    private final LongUnaryOperator known;

    private final MovePath path = new MovePath();

    /** For each position on the path, its best value so far. */
    private long[] best = new long[path.positions.length];

    PointsAnalysis(EndlessRules rules, Progress progress, PositionValues values, LongUnaryOperator known) {
        this.rules = rules;
        this.progress = progress;
        this.moves = new Moves(rules, rules.keys(), false);
        this.values = values;
        this.known = known;
    }

    /**
     * Values all positions reachable from one.
     *
     * @throws IllegalStateException if play can return to a position
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
            while (path.depth > 0) { // the analysis was interrupted
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

    /** Values the last position on the path by its next move, or enters the position after that move. */
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
            enter(path.keys[move]); // the move is considered again after that
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
     * The value of a position of a game that is played for points: points and distance in one number, which is not
     * {@link PositionValues#NONE}.
     */
    static final class Points {
        /** Marks a position on the path to the current one. */
        static final long UNDER_WAY = 0xFFFF_FFFFL;

        /** Marks a position that was on the path of an interrupted analysis. */
        static final long DROPPED = 0xFFFF_FFFEL;

        private Points() {}

        /**
         * A value.
         *
         * @param points the points to come of the player to move, less the other player's
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

        /** Whether this is a finished value, not a mark. */
        static boolean isKnown(long value) {
            return (int) value > 0;
        }

        /**
         * The points of a move for the player who makes it.
         *
         * @param gain the points that the move gains at once
         * @param next the points of the position after the move, for the player to move there
         * @throws ArithmeticException if the sum overflows an {@code int}
         */
        static int ofMove(int gain, int next, boolean keepsTurn) {
            return keepsTurn ? Math.addExact(gain, next) : Math.subtractExact(gain, next);
        }
    }
}
