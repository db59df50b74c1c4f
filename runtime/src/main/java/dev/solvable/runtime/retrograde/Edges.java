package dev.solvable.runtime.retrograde;

import java.util.function.IntConsumer;

/**
 * The reversed edges into one block: for each position the ids of its predecessors, with {@link BlockTable#KEEPS_TURN}.
 * Edges are logged as they are found, and sorted afterwards.
 *
 * <p>A sorted edge is an int. Its lower bits are the origin, in the bits that ids of this table need. The bits above
 * are the target's index in its group; their number determines the size of a group.
 */
final class Edges {
    private static final int MAX_GROUP_BITS = 3;

    private final int blockBits;
    private EdgeLog log = new EdgeLog();

    /** Where the edges into each group begin, and where the last ones end. */
    private int[] groups = {};

    private int[] sorted = {};

    /** The lower bits of a target's number that are its index in its group. */
    private int groupBits;

    /** The mask of the index in an edge: its upper bits. */
    private int placeMask;

    /** The bits that an origin's number within its block needs. */
    private int numberBits;

    /** No edges yet, from {@code 2^blockBits} blocks. */
    Edges(int blockBits) {
        this.blockBits = blockBits;
    }

    /** The bytes of the edges once they are sorted; the log takes fewer. */
    long bytes() {
        return (long) log.size() * Integer.BYTES;
    }

    /** Adds an edge, see {@link EdgeLog.Visitor#visit}. */
    void add(int to, int origin) {
        log.add(to, origin);
    }

    /**
     * Sorts the edges by target; none is added afterwards.
     *
     * @param positions the number of positions in the block
     * @param mostPositions the number of positions in the largest block, at least 1
     */
    void sort(int positions, int mostPositions) {
        numberBits = PositionSet.bitsOf(mostPositions - 1);
        groupBits = Math.min(MAX_GROUP_BITS, Integer.SIZE - 1 - blockBits - numberBits);
        placeMask = (int) (-1L << Integer.SIZE - groupBits);
        int[] begins = new int[positions + 1];
        log.forEach((to, origin) -> begins[to]++);
        for (int position = 1; position <= positions; position++) {
            begins[position] += begins[position - 1]; // the end of its edges, counted down to their begin below
        }
        sorted = new int[log.size()];
        log.forEach((to, origin) -> {
            begins[to]--;
            sorted[begins[to]] = packed(origin) | place(to);
        });
        log = new EdgeLog();
        groups = new int[(positions >> groupBits) + 2];
        for (int group = 0; group < groups.length; group++) {
            groups[group] = begins[Math.min(positions, group << groupBits)];
        }
    }

    private int place(int position) {
        return position << -groupBits & placeMask;
    }

    private int packed(int origin) {
        int number = origin & (1 << Integer.SIZE - 1 - blockBits) - 1;
        int block = origin << 1 >>> Integer.SIZE - blockBits;
        return (block << numberBits | number) << 1 | origin >>> Integer.SIZE - 1;
    }

    private int unpacked(int move) {
        int number = move >>> 1 & (1 << numberBits) - 1;
        int block = move >>> numberBits + 1 & (1 << blockBits) - 1;
        return Integer.rotateRight(move & 1, 1) | block << Integer.SIZE - 1 - blockBits | number;
    }

    /** Visits the predecessors of a position; only after {@link #sort}. */
    void forEachOrigin(int position, IntConsumer visitor) {
        int group = position >> groupBits;
        int place = place(position);
        int end = groups[group + 1];
        for (int i = groups[group]; i < end; i++) {
            if ((sorted[i] & placeMask) == place) {
                visitor.accept(unpacked(sorted[i]));
            }
        }
    }
}
