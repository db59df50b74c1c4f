package dev.solvable.processor.proof;

import java.util.Arrays;

/**
 * Numbers the positions of a game of pieces in the order in which they are found: a hash table over primitive arrays.
 */
final class PieceTable {
    private final int length;
    private long[] positions;
    /** The number of a position plus 1, 0 where there is none; its length is a power of two. */
    private int[] slots = new int[1 << 10];

    private int size;

    /** An empty table of positions with this number of longs each. */
    PieceTable(int length) {
        this.length = length;
        this.positions = new long[length << 9];
    }

    int size() {
        return size;
    }

    /** The number of a position, which is added where it is new. */
    int add(long[] position) {
        int slot = slot(position);
        if (slots[slot] != 0) {
            return slots[slot] - 1;
        }
        if ((size + 1) * length > positions.length) {
            positions = Arrays.copyOf(positions, 2 * positions.length);
        }
        System.arraycopy(position, 0, positions, size * length, length);
        size++;
        slots[slot] = size;
        if (2 * size > slots.length) {
            grow();
        }
        return size - 1;
    }

    /** The position of a number. */
    long[] get(int number) {
        return Arrays.copyOfRange(positions, number * length, (number + 1) * length);
    }

    private void grow() {
        slots = new int[2 * slots.length];
        for (int number = 0; number < size; number++) {
            slots[slot(get(number))] = number + 1;
        }
    }

    /** Where a position stands, or may be put. */
    private int slot(long[] position) {
        int hash = Arrays.hashCode(position) * 0x9E3779B9;
        int slot = hash >>> 7 & slots.length - 1;
        while (slots[slot] != 0 && !holds(slots[slot] - 1, position)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private boolean holds(int number, long[] position) {
        int from = number * length;
        return Arrays.equals(positions, from, from + length, position, 0, length);
    }
}
