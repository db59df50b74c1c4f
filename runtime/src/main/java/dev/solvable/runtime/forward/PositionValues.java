package dev.solvable.runtime.forward;

import dev.solvable.runtime.transposition.Scatter;

/**
 * A hash map from positions to numbers, by open addressing with linear probing (Knuth, The Art of Computer Programming,
 * 6.4). It grows with its use. It takes up to 43 bytes a position, and half as much again while it grows.
 */
final class PositionValues {
    /** The value of a position that is absent. */
    static final long NONE = 0;

    private static final int MIN_SLOTS = 1 << 6;

    private static final int MAX_SLOTS = 1 << 30;

    private long[] positions = new long[MIN_SLOTS];

    /** For each slot a value; {@link #NONE} in an empty one. */
    private long[] values = new long[MIN_SLOTS];

    private int size;

    int size() {
        return size;
    }

    /** The slot of a position, or the empty slot for it. */
    private static int slot(long[] positions, long[] values, long position) {
        int mask = positions.length - 1;
        int slot = Scatter.place(position, positions.length);
        while (values[slot] != NONE && positions[slot] != position) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    /** The value of a position, {@link #NONE} if it is absent. */
    long get(long position) {
        return values[slot(positions, values, position)];
    }

    /**
     * Sets the value of a position.
     *
     * @param value not {@link #NONE}
     * @throws OutOfMemoryError if the heap has no room for more positions
     */
    void put(long position, long value) {
        int slot = slot(positions, values, position);
        if (values[slot] == NONE) {
            if (size == positions.length / 4 * 3) {
                grow();
                slot = slot(positions, values, position);
            }
            positions[slot] = position;
            size++;
        }
        values[slot] = value;
    }

    private void grow() {
        if (positions.length == MAX_SLOTS) {
            throw new OutOfMemoryError("more positions than an array has room for");
        }
        long[] morePositions = new long[2 * positions.length];
        long[] moreValues = new long[morePositions.length];
        for (int old = 0; old < positions.length; old++) {
            if (values[old] != NONE) {
                int slot = slot(morePositions, moreValues, positions[old]);
                morePositions[slot] = positions[old];
                moreValues[slot] = values[old];
            }
        }
        positions = morePositions;
        values = moreValues;
    }
}
