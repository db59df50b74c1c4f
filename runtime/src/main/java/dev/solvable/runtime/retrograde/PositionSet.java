package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * A set of positions, numbered from 0 in the order in which they came, by open addressing. A slot holds a position's
 * number plus 1 and, above it, some bits of its hash, so that few positions are looked at in vain.
 */
final class PositionSet {
    private static final int MIN_SLOTS = 32;

    private static final int TAG_BITS = 7;

    private long[] positions = new long[MIN_SLOTS / 2];
    private int[] slots = new int[MIN_SLOTS];
    private int size;

    /** How many bits of a slot are a number: those that a size needs that these slots can hold. */
    private int numberBits = Integer.SIZE - TAG_BITS;

    /** Spreads the bits of a position. */
    static long hash(long position) {
        long hash = position * 0x9E3779B97F4A7C15L;
        return (hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L;
    }

    /** How many positions there are. */
    int size() {
        return size;
    }

    /** The position with a number. */
    long position(int number) {
        return positions[number];
    }

    /** The positions by their numbers, as many as there are or more; a later addition may move them. */
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

    /** The number of a position, -1 where it is not there. */
    int find(long position, long hash) {
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
