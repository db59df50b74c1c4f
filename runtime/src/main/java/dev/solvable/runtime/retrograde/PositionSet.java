package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.transposition.Scatter;
import java.util.Arrays;

/**
 * A set of positions, numbered from 0 in the order in which they came, by open addressing. A slot holds a position's
 * number plus 1 and, above it, some bits of its hash, so that few positions are looked at in vain.
 *
 * <p>A set that is complete can be packed: then it has no slots, positions are numbered in the order of their hashes,
 * and a bucket of hashes says where its few positions begin.
 */
final class PositionSet {
    private static final int MIN_SLOTS = 32;

    private static final int TAG_BITS = 7;

    /** The average positions of a bucket: two lines of a processor's cache. */
    private static final int BUCKET = 8;

    private static final int[] NONE = {};

    private long[] positions = new long[MIN_SLOTS / 2];
    private int[] slots = new int[MIN_SLOTS];
    private int size;

    /** Something of all that was read ahead: without it, compilers would leave the reading out. */
    long touched;

    /** Where the positions of each bucket begin, and where the last ones end; empty as long as the set grows. */
    private int[] begins = NONE;

    /** How many bits of a slot are a number: those that a size needs that these slots can hold. */
    private int numberBits = Integer.SIZE - TAG_BITS;

    /** Spreads the bits of a position. */
    static long hash(long position) {
        long hash = position * Scatter.FACTOR;
        return (hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L;
    }

    /** How many positions there are. */
    int size() {
        return size;
    }

    /** The bytes that the set takes. */
    long bytes() {
        return (long) positions.length * Long.BYTES + (long) (slots.length + begins.length) * Integer.BYTES;
    }

    /** The position with a number. */
    long position(int number) {
        return positions[number];
    }

    /** The positions by their numbers. The array may be longer, and a later addition may replace it. */
    long[] positions() {
        return positions;
    }

    /** The number of a position, which is added where it is not there. */
    int add(long position, long hash) {
        int mask = slots.length - 1;
        int tag = (int) hash << numberBits;
        for (int slot = (int) (hash >>> 16) & mask; ; slot = slot + 1 & mask) {
            int entry = slots[slot];
            if (entry == 0) {
                slots[slot] = tag | size + 1;
                return append(position);
            }
            if ((entry ^ tag) >>> numberBits == 0) {
                int number = (entry ^ tag) - 1;
                if (positions[number] == position) {
                    return number;
                }
            }
        }
    }

    /**
     * Finds many positions, and adds those that are not there.
     *
     * @param list has them from an index on
     * @param numbers gets their numbers, from its first entry on
     */
    void addAll(long[] list, int from, int count, int[] numbers) {
        // memory is slow to answer, but answers many questions at once: first all slots are asked for
        int mask = slots.length - 1;
        for (int i = 0; i < count; i++) {
            numbers[i] = slots[(int) (hash(list[from + i]) >>> 16) & mask];
        }
        // then the positions whose numbers are there
        long seen = 0;
        for (int i = 0; i < count; i++) {
            int number = (numbers[i] & (1 << numberBits) - 1) - 1;
            seen += positions[Math.max(0, number)];
        }
        touched = seen;
        for (int i = 0; i < count; i++) {
            long position = list[from + i];
            numbers[i] = add(position, hash(position));
        }
    }

    /** The number of a position, -1 where it is not there. */
    int find(long position, long hash) {
        if (begins.length > 0) {
            return findPacked(position, hash);
        }
        int mask = slots.length - 1;
        int tag = (int) hash << numberBits;
        for (int slot = (int) (hash >>> 16) & mask; ; slot = slot + 1 & mask) {
            int entry = slots[slot];
            if (entry == 0) {
                return -1;
            }
            if ((entry ^ tag) >>> numberBits == 0 && positions[(entry ^ tag) - 1] == position) {
                return (entry ^ tag) - 1;
            }
        }
    }

    private int findPacked(long position, long hash) {
        int bucket = bucket(hash);
        int end = begins[bucket + 1];
        for (int number = begins[bucket]; number < end; number++) {
            if (positions[number] == position) {
                return number;
            }
        }
        return -1;
    }

    /** Where the positions begin among which this hash is, in a set that is packed. */
    int begin(long hash) {
        return begins[bucket(hash)];
    }

    /** The upper bits of hashes choose a set, those below them a bucket. */
    private int bucket(long hash) {
        return (int) ((hash & 0xFFFF_FFFFL) * (begins.length - 1) >>> Integer.SIZE);
    }

    /**
     * Packs the set, to which nothing is added afterwards.
     *
     * @param values a value for each position by its number, or more
     * @return the values by the new numbers
     */
    int[] pack(int[] values) {
        slots = NONE;
        begins = new int[size / BUCKET + 2];
        int[] ends = new int[begins.length];
        for (int number = 0; number < size; number++) {
            begins[bucket(hash(positions[number])) + 1]++;
        }
        for (int bucket = 1; bucket < begins.length; bucket++) {
            begins[bucket] += begins[bucket - 1];
            ends[bucket] = begins[bucket];
        }
        long[] packed = new long[size];
        int[] theirs = new int[size];
        for (int number = 0; number < size; number++) {
            int bucket = bucket(hash(positions[number]));
            packed[ends[bucket]] = positions[number];
            theirs[ends[bucket]] = values[number];
            ends[bucket]++;
        }
        positions = packed;
        return theirs;
    }

    private int append(long position) {
        int number = size;
        if (number == positions.length) {
            positions = Arrays.copyOf(positions, Growth.of(number));
        }
        positions[number] = position;
        size = number + 1;
        if (size > slots.length / 3 * 2) {
            grow();
        }
        return number;
    }

    private void grow() {
        int length = slots.length * 2;
        if (length <= 0) {
            throw new OutOfMemoryError("more positions than there are numbers");
        }
        slots = new int[0]; // the old ones make room
        int[] larger = new int[length];
        // a number needs its bits, and the rest of a slot tells positions apart
        numberBits = Math.max(Integer.SIZE - TAG_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(length));
        int mask = length - 1;
        for (int number = 0; number < size; number++) {
            long hash = hash(positions[number]);
            int slot = (int) (hash >>> 16) & mask;
            while (larger[slot] != 0) {
                slot = slot + 1 & mask;
            }
            larger[slot] = (int) hash << numberBits | number + 1;
        }
        slots = larger;
    }
}
