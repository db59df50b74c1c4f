package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Progress;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Values every position that play leads to from one, those at the end first: a depth-first search that keeps all values
 * (Tarjan 1972, Depth-first search and linear graph algorithms). What it has come through on the way to a position is
 * in arrays and not on the stack of the thread, so that plays may be of any length.
 */
final class PointsAnalysis {
    private static final int FIRST_ROOM = 64;

    private final EndlessRules rules;
    private final Progress progress;
    private final Moves moves;

    /** The values that are found. */
    private final PositionValues values;

    /** Those that were known before. */
    private final LongUnaryOperator known;

    /** For each position on the way: its key, the end of its moves, the next of them, and the best value so far. */
    private long[] path = new long[FIRST_ROOM];

    private int[] ends = new int[FIRST_ROOM];
    private int[] next = new int[FIRST_ROOM];
    private long[] best = new long[FIRST_ROOM];

    /** How many positions are on the way. */
    private int depth;

    /** The moves of the positions on the way, one position's after the other's. */
    private long[] keys = new long[FIRST_ROOM];

    private int[] gains = new int[FIRST_ROOM];
    private boolean[] kept = new boolean[FIRST_ROOM];

    /**
     * An analysis.
     *
     * @param values gets the values that are found
     * @param known the values that were known before, {@link PositionValues#NONE} for all others
     */
    PointsAnalysis(EndlessRules rules, Progress progress, PositionValues values, LongUnaryOperator known) {
        this.rules = rules;
        this.progress = progress;
        this.moves = new Moves(rules, rules.keys());
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
            while (depth > 0) {
                goOn();
            }
        } finally {
            while (depth > 0) { // this was ended early
                depth--;
                values.put(path[depth], Points.DROPPED);
            }
        }
    }

    private long value(long key) {
        long before = known.applyAsLong(key);
        return before == PositionValues.NONE ? values.get(key) : before;
    }

    private void enter(long key) {
        if (progress.count()) {
            progress.report();
        }
        moves.list(key);
        if (moves.count == 0) {
            values.put(key, Points.of(0, 0));
            return;
        }
        values.put(key, Points.UNDER_WAY);
        int begin = depth == 0 ? 0 : ends[depth - 1];
        int end = begin + moves.count;
        makeRoom(end);
        System.arraycopy(moves.keys, 0, keys, begin, moves.count);
        System.arraycopy(moves.gains, 0, gains, begin, moves.count);
        System.arraycopy(moves.kept, 0, kept, begin, moves.count);
        path[depth] = key;
        ends[depth] = end;
        next[depth] = begin;
        best[depth] = PositionValues.NONE;
        depth++;
    }

    private void makeRoom(int end) {
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
            ends = Arrays.copyOf(ends, 2 * depth);
            next = Arrays.copyOf(next, 2 * depth);
            best = Arrays.copyOf(best, 2 * depth);
        }
        if (end > keys.length) {
            int room = Math.max(end, 2 * keys.length);
            keys = Arrays.copyOf(keys, room);
            gains = Arrays.copyOf(gains, room);
            kept = Arrays.copyOf(kept, room);
        }
    }

    /** Looks at the next move of the last position on the way. */
    private void goOn() {
        int last = depth - 1;
        int move = next[last];
        if (move == ends[last]) {
            depth = last;
            values.put(path[last], best[last]);
            return;
        }
        long value = value(keys[move]);
        if (value == Points.UNDER_WAY) {
            throw rules.wrong(
                    "play can return to this position, but a game that is played for points ends whatever is played,",
                    keys[move],
                    null);
        }
        if (!Points.isKnown(value)) {
            enter(keys[move]); // the move is looked at again after that
            return;
        }
        next[last]++;
        int points;
        try {
            points = Points.ofMove(gains[move], Points.points(value), kept[move]);
        } catch (ArithmeticException e) {
            throw rules.wrong("the points are more than an int holds", path[last], e);
        }
        int distance = Points.distance(value) + 1;
        long before = best[last];
        if (before == PositionValues.NONE
                || points > Points.points(before)
                || points == Points.points(before) && distance < Points.distance(before)) {
            best[last] = Points.of(points, distance);
        }
    }
}
