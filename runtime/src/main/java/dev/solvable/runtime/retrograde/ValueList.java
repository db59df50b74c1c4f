package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * What is known of the positions of a block by their numbers, see {@link Values}: two bytes each, or an int each once
 * there is a greater number. It grows by chunks, so that little of it is empty.
 *
 * <p>One thread changes it. Others may read meanwhile and may find the value from before a change.
 */
final class ValueList {
    private static final int CHUNK_BITS = 12;

    private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

    /** The greatest number of moves in two bytes. What is greater there is a value with an end, less than 0. */
    static final int MAX_MOVES = 0xFFF;

    /** The least value in two bytes. */
    private static final int LEAST = MAX_MOVES + 1 - (Character.MAX_VALUE + 1);

    /** Replaced as a whole by one that is complete, as {@link #wide} is. */
    private volatile char[][] chunks = {};

    /** Those of ints; empty as long as all values fit two bytes. */
    private volatile int[][] wide = {};

    /** The bytes that they take. */
    long bytes() {
        return room() * (wide.length > 0 ? Integer.BYTES : Character.BYTES);
    }

    /** The value of a number. */
    int get(int number) {
        int chunk = number >>> CHUNK_BITS;
        int[][] ints = wide;
        if (ints.length > 0) {
            return ints[chunk][number & CHUNK_MASK];
        }
        int value = chunks[chunk][number & CHUNK_MASK];
        return value <= MAX_MOVES ? value : value - (Character.MAX_VALUE + 1);
    }

    /** Changes the value of a number. */
    void set(int number, int value) {
        if (wide.length == 0) {
            if (value >= LEAST && value <= MAX_MOVES) {
                chunks[number >>> CHUNK_BITS][number & CHUNK_MASK] = (char) value;
                return;
            }
            widen();
        }
        wide[number >>> CHUNK_BITS][number & CHUNK_MASK] = value;
    }

    private void widen() {
        int[][] wider = new int[chunks.length][1 << CHUNK_BITS];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            for (int i = 0; i < chunks[chunk].length; i++) {
                wider[chunk][i] = get((chunk << CHUNK_BITS) + i);
            }
        }
        wide = wider;
    }

    /** Makes room for the values of all numbers less than a size. What is not set is 0. */
    void ensure(int size) {
        int needed = size + CHUNK_MASK >>> CHUNK_BITS;
        if (wide.length > 0) {
            int before = wide.length;
            if (needed > before) {
                int[][] more = Arrays.copyOf(wide, needed);
                for (int chunk = before; chunk < needed; chunk++) {
                    more[chunk] = new int[1 << CHUNK_BITS];
                }
                wide = more;
            }
            return;
        }
        int first = Math.min(size, 1 << CHUNK_BITS);
        char[][] now = chunks;
        boolean grows = needed > 0 && now.length > 0 && first > now[0].length;
        if (needed > now.length || grows) {
            char[][] more = Arrays.copyOf(now, Math.max(needed, now.length));
            for (int chunk = now.length; chunk < needed; chunk++) {
                more[chunk] = new char[chunk == 0 ? first : 1 << CHUNK_BITS];
            }
            if (grows) {
                more[0] = Arrays.copyOf(now[0], Math.min(2 * first, 1 << CHUNK_BITS));
            }
            chunks = more;
        }
    }

    /** How many values there is room for. */
    long room() {
        char[][] now = chunks;
        int last = now.length - 1;
        return wide.length > 0
                ? (long) wide.length << CHUNK_BITS
                : last < 0 ? 0 : ((long) last << CHUNK_BITS) + now[last].length;
    }
}
