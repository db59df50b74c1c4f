package dev.solvable.runtime.retrograde;

import java.util.function.IntConsumer;

/**
 * The moves that lead to the positions of one block, for the way back: for each position the ids of where they come
 * from, each with {@link BlockTable#KEEPS_TURN}. They are logged as they are found, and then sorted.
 *
 * <p>Sorted, a move is an int: where it comes from in as many bits as ids of this table need, and above these the place
 * of the position that it leads to in its group. The bits that are left for the place decide how many positions a group
 * has.
 */
final class Edges {
    private static final int MAX_GROUP_BITS = 3;

    private final int blockBits;
    private EdgeLog log = new EdgeLog();

    /** Where the moves to each group begin, and where the last ones end. */
    private int[] groups = {};

    private int[] sorted = {};

    /** How many bits of the number of a position tell its place in its group. */
    private int groupBits;

    /** The mask of a place in a group, once a move is shifted down to it. */
    private int placeMask;

    /** How many bits of the number of an origin are needed. */
    private int numberBits;

    /**
     * Edges of a block, none as yet.
     *
     * @param blockBits how many upper bits of an id are the number of a block
     */
    Edges(int blockBits) {
        this.blockBits = blockBits;
    }

    /** The bytes of the moves that were found, once they are sorted: before, they take less. */
    long bytes() {
        return (long) log.size() * Integer.BYTES;
    }

    /** Adds a move, see {@link EdgeLog.Visitor#visit}. */
    void add(int to, int origin) {
        log.add(to, origin);
    }

    /**
     * Sorts the moves by where they lead to; none is added afterwards.
     *
     * @param positions how many positions the block has
     * @param mostPositions the most positions that a block has, at least 1
     */
    void sort(int positions, int mostPositions) {
        numberBits = Integer.SIZE - Integer.numberOfLeadingZeros(mostPositions - 1);
        groupBits = Math.min(MAX_GROUP_BITS, Integer.SIZE - 1 - blockBits - numberBits);
        placeMask = (int) (-1L << Integer.SIZE - groupBits);
        int[] begins = new int[positions + 1];
        log.forEach((to, origin) -> begins[to]++);
        for (int position = 1; position <= positions; position++) {
            begins[position] += begins[position - 1]; // moves are put before it, so that it becomes where they begin
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

    /** Tells of the origins of a position, once they are sorted. */
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
