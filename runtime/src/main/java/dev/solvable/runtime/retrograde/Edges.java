package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * The moves that lead to the positions of one block, for the way back: for each position the ids of where they come
 * from, each with {@link BlockTable#KEEPS_TURN}. Either moves are kept as they are found and then sorted, or they are
 * looked for twice, first to be counted.
 */
final class Edges {
    private static final long[] NONE = {};

    /** The most origins in an array. */
    static final long MAX_COUNT = Integer.MAX_VALUE - 8;

    /** Where a move leads to in the block, and below it the id of where it comes from. */
    private long[] found = NONE;

    private int count;

    /** How many moves lead to each position; then, where they begin, and where the last ones end. */
    private int[] begins = {};

    private int[] origins = {};

    /** The bytes that it takes to keep the moves that were found. */
    long bytes() {
        return (long) found.length * Long.BYTES;
    }

    /**
     * Keeps moves.
     *
     * @param to where they lead to, from the first entry on
     * @param from where they come from, from another entry on
     */
    void addAll(int[] to, int[] from, int first, int more) {
        while (count + more > found.length) {
            found = Arrays.copyOf(found, Growth.of(found.length));
        }
        for (int i = 0; i < more; i++) {
            found[count + i] = (long) to[i] << Integer.SIZE | from[first + i] & 0xFFFF_FFFFL;
        }
        count += more;
    }

    /** Sorts the moves that were kept by where they lead to; none is added afterwards. */
    void sort(int positions) {
        beginToCount(positions);
        for (int i = 0; i < count; i++) {
            count((int) (found[i] >>> Integer.SIZE));
        }
        endCount();
        for (int i = count - 1; i >= 0; i--) {
            put((int) (found[i] >>> Integer.SIZE), (int) found[i]);
        }
        found = NONE;
    }

    /** No move is counted as yet. */
    void beginToCount(int positions) {
        if (begins.length == positions + 1) {
            Arrays.fill(begins, 0);
        } else {
            begins = new int[positions + 1];
        }
    }

    /** Counts a move to a position. */
    void count(int to) {
        begins[to]++;
    }

    /** How many moves were counted. */
    long counted() {
        long sum = 0;
        for (int here : begins) {
            sum += here;
        }
        return sum;
    }

    /**
     * Makes room for all moves that were counted; they are then put into their places.
     *
     * @throws OutOfMemoryError where there is none
     */
    void endCount() {
        if (counted() > MAX_COUNT) {
            throw new OutOfMemoryError("more moves than an array has room for");
        }
        int sum = 0;
        for (int position = 0; position < begins.length; position++) {
            sum += begins[position];
            begins[position] = sum; // moves are put before it, so that it becomes where they begin
        }
        origins = new int[sum];
    }

    /** Puts a move that was counted into its place. */
    void put(int to, int from) {
        begins[to]--;
        origins[begins[to]] = from;
    }

    /** Where the origins of a position begin. */
    int begin(int position) {
        return begins[position];
    }

    /** Where they end. */
    int end(int position) {
        return begins[position + 1];
    }

    /** The id of where a move comes from. */
    int origin(int index) {
        return origins[index];
    }
}
