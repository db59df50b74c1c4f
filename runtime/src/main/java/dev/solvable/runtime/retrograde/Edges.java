package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * The moves that lead to the positions of one block: first in the order in which they are found, then, for the way
 * back, by the positions that they lead to.
 */
final class Edges {
    private static final long[] NONE = {};

    /** Where a move leads to in the block, and below it the id of where it comes from. */
    private long[] found = NONE;

    private int count;

    /** Where the moves that lead to each position begin, and where each of them comes from. */
    private int[] begins = {};

    private int[] origins = {};

    /** The bytes that it takes to keep the moves that were found. */
    long bytes() {
        return (long) found.length * Long.BYTES;
    }

    void add(int to, int from) {
        if (count == found.length) {
            found = Arrays.copyOf(found, Growth.of(count));
        }
        found[count] = (long) to << Integer.SIZE | from & 0xFFFF_FFFFL;
        count++;
    }

    /** Sorts the moves by where they lead to; none is added afterwards. */
    void sort(int positions) {
        int[] ends = new int[positions + 1];
        for (int i = 0; i < count; i++) {
            ends[(int) (found[i] >>> Integer.SIZE) + 1]++;
        }
        for (int position = 0; position < positions; position++) {
            ends[position + 1] += ends[position];
        }
        int[] sorted = new int[count];
        for (int i = count - 1; i >= 0; i--) {
            int to = (int) (found[i] >>> Integer.SIZE);
            ends[to + 1]--;
            sorted[ends[to + 1]] = (int) found[i];
        }
        found = NONE;
        // ends[p + 1] is now where those of p begin; what ends[0] says is never asked for
        begins = ends;
        origins = sorted;
    }

    /** Where the origins of a position begin. */
    int begin(int position) {
        return begins[position + 1];
    }

    /** Where they end. */
    int end(int position) {
        return position + 2 < begins.length ? begins[position + 2] : count;
    }

    /** The id of where a move comes from. */
    int origin(int index) {
        return origins[index];
    }
}
