package dev.solvable.runtime.forward;

import java.util.Arrays;

/**
 * The positions from the root to the current one, each with its moves. They are in arrays rather than on the thread's
 * stack, so that plays may have any length.
 */
final class MovePath {
    /** The initial room for positions, and for moves. */
    static final int FIRST_ROOM = 64;

    /** The initial bytes of a path: two longs, three ints and a boolean, with array headers. */
    static final long BYTES = FIRST_ROOM * (2L * Long.BYTES + 3 * Integer.BYTES + 1) + 6 * 24;

    /** The keys of the positions, by level. */
    long[] positions = new long[FIRST_ROOM];

    /** For each position the index of its next move. */
    int[] next = new int[FIRST_ROOM];

    /** For each position the end of its moves; they begin at the end of the previous position's. */
    int[] ends = new int[FIRST_ROOM];

    /** The number of positions. */
    int depth;

    /** For each move the key of the position after it. */
    long[] keys = new long[FIRST_ROOM];

    /** For each move the points that it gains. */
    int[] gains = new int[FIRST_ROOM];

    /** For each move whether it keeps the turn. */
    boolean[] kept = new boolean[FIRST_ROOM];

    /** The index of a position's first move. */
    int begin(int level) {
        return level == 0 ? 0 : ends[level - 1];
    }

    void push(long position, Moves moves) {
        int begin = begin(depth);
        int end = begin + moves.count;
        if (depth == positions.length) {
            moves.checkDepth(positions[0], depth);
        }
        makeRoom(end);
        System.arraycopy(moves.keys, 0, keys, begin, moves.count);
        System.arraycopy(moves.gains, 0, gains, begin, moves.count);
        System.arraycopy(moves.kept, 0, kept, begin, moves.count);
        positions[depth] = position;
        next[depth] = begin;
        ends[depth] = end;
        depth++;
    }

    private void makeRoom(int end) {
        if (depth == positions.length) {
            next = Arrays.copyOf(next, 2 * depth);
            ends = Arrays.copyOf(ends, 2 * depth);
            positions = Arrays.copyOf(positions, 2 * depth); // last, so that after an OutOfMemoryError all grow again
        }
        if (end > keys.length) {
            int room = Math.max(end, 2 * keys.length);
            gains = Arrays.copyOf(gains, room);
            kept = Arrays.copyOf(kept, room);
            keys = Arrays.copyOf(keys, room); // last, too
        }
    }

    void swap(int one, int other) {
        long key = keys[one];
        int gain = gains[one];
        boolean keeps = kept[one];
        keys[one] = keys[other];
        gains[one] = gains[other];
        kept[one] = kept[other];
        keys[other] = key;
        gains[other] = gain;
        kept[other] = keeps;
    }
}
