package dev.solvable.runtime.forward;

import java.util.Arrays;

/**
 * The positions from a question to the one that is looked at, each with its moves. They are in arrays and not on the
 * stack of the thread, so that plays may be of any length.
 */
final class MovePath {
    /** The positions, and the moves, that there is room for at first. */
    static final int FIRST_ROOM = 64;

    /** The bytes of a path that has not grown: two longs, three ints and a boolean, with the heads of the arrays. */
    static final long BYTES = FIRST_ROOM * (2L * Long.BYTES + 3 * Integer.BYTES + 1) + 6 * 24;

    /** The keys of the positions, by their level. */
    long[] positions = new long[FIRST_ROOM];

    /** For each position the next of its moves. */
    int[] next = new int[FIRST_ROOM];

    /** For each position the end of its moves, which begin where those of the one before end. */
    int[] ends = new int[FIRST_ROOM];

    /** How many positions there are. */
    int depth;

    /** Where the moves lead to. */
    long[] keys = new long[FIRST_ROOM];

    /** The points that each of them gains. */
    int[] gains = new int[FIRST_ROOM];

    /** Which of them keep the turn. */
    boolean[] kept = new boolean[FIRST_ROOM];

    /** Where the moves of a position begin. */
    int begin(int level) {
        return level == 0 ? 0 : ends[level - 1];
    }

    /** Adds a position with its moves. */
    void push(long position, Moves moves) {
        int begin = begin(depth);
        int end = begin + moves.count;
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
            positions = Arrays.copyOf(positions, 2 * depth); // last, so that where one has no room all grow again
        }
        if (end > keys.length) {
            int room = Math.max(end, 2 * keys.length);
            gains = Arrays.copyOf(gains, room);
            kept = Arrays.copyOf(kept, room);
            keys = Arrays.copyOf(keys, room); // last, too
        }
    }

    /** Swaps two moves. */
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
