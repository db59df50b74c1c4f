package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.Arrays;

/**
 * The values of the positions of a block by their numbers, see {@link Values}: two bytes each, or an int each once a
 * value does not fit. It grows by chunks, so that little of it is unused. A list of a known size has one chunk.
 *
 * <p>One thread at a time changes it. Others may read meanwhile, and may see the value before a change.
 */
final class ValueList {
    private static final int CHUNK_BITS = 12;

    /** The greatest number of moves in two bytes. Greater chars are negative values: decided positions. */
    static final int MAX_MOVES = 0xFFF;

    /** The least value in two bytes. */
    private static final int LEAST = MAX_MOVES + 1 - (Character.MAX_VALUE + 1);

    /** The lower bits of a number that are its index in a chunk. */
    private final int chunkBits;

    private final int chunkMask;

    /** Replaced by a complete copy when it grows, as {@link #wide} is. */
    private volatile char[][] chunks = {};

    /** The chunks of ints; empty as long as all values fit two bytes. */
    private volatile int[][] wide = {};

    /** An empty list, which grows. */
    ValueList() {
        this(CHUNK_BITS);
    }

    private ValueList(int chunkBits) {
        this.chunkBits = chunkBits;
        this.chunkMask = (1 << chunkBits) - 1;
    }

    static ValueList ofSize(int size) {
        ValueList list = new ValueList(Integer.SIZE - 1);
        list.chunks = new char[][] {new char[size]};
        return list;
    }

    /** The values of a list of a fixed size whose values fit two bytes; for reading ahead. */
    char[] whole() {
        return chunks[0];
    }

    long bytes() {
        return room() * (wide.length > 0 ? Integer.BYTES : Character.BYTES);
    }

    int get(int number) {
        int chunk = number >>> chunkBits;
        int[][] ints = wide;
        if (ints.length > 0) {
            return ints[chunk][number & chunkMask];
        }
        int value = chunks[chunk][number & chunkMask];
        return value <= MAX_MOVES ? value : value - (Character.MAX_VALUE + 1);
    }

    void set(int number, int value) {
        if (wide.length == 0) {
            if (value >= LEAST && value <= MAX_MOVES) {
                chunks[number >>> chunkBits][number & chunkMask] = (char) value;
                return;
            }
            widen();
        }
        wide[number >>> chunkBits][number & chunkMask] = value;
    }

    private void widen() {
        int[][] wider = new int[chunks.length][];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            wider[chunk] = new int[chunkBits > CHUNK_BITS ? chunks[chunk].length : 1 << CHUNK_BITS];
            for (int i = 0; i < chunks[chunk].length; i++) {
                wider[chunk][i] = get((chunk << chunkBits) + i);
            }
        }
        wide = wider;
    }

    /** Makes room for the values of all numbers less than a size. New values are 0. */
    void ensure(int size) {
        int needed = size + chunkMask >>> chunkBits;
        if (wide.length > 0) {
            int before = wide.length;
            if (needed > before) {
                int[][] more = Arrays.copyOf(wide, needed);
                for (int chunk = before; chunk < needed; chunk++) {
                    more[chunk] = new int[1 << chunkBits];
                }
                wide = more;
            }
            return;
        }
        int first = Math.min(size, 1 << chunkBits);
        char[][] now = chunks;
        boolean grows = needed > 0 && now.length > 0 && first > now[0].length;
        if (needed > now.length || grows) {
            char[][] more = Arrays.copyOf(now, Math.max(needed, now.length));
            for (int chunk = now.length; chunk < needed; chunk++) {
                more[chunk] = new char[chunk == 0 ? first : 1 << chunkBits];
            }
            if (grows) {
                more[0] = Arrays.copyOf(now[0], Math.min(2 * first, 1 << chunkBits));
            }
            chunks = more;
        }
    }

    /** The number of values that there is room for. */
    long room() {
        int[][] ints = wide;
        if (ints.length > 0) {
            return ((ints.length - 1L) << chunkBits) + ints[ints.length - 1].length;
        }
        char[][] now = chunks;
        int last = now.length - 1;
        return last < 0 ? 0 : ((long) last << chunkBits) + now[last].length;
    }
}
