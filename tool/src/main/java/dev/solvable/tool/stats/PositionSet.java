package dev.solvable.tool.stats;

import java.util.Arrays;

/** A set of positions without removal, in 8 to 16 bytes each. It is sorted when it is full, and at the end. */
final class PositionSet {
    private static final int FIRST_ROOM = 1 << 10;

    private long[] positions = new long[FIRST_ROOM];
    private int size;

    void add(long position) {
        if (size == positions.length) {
            removeDuplicates();
            if (size > positions.length / 2) {
                positions = Arrays.copyOf(positions, 2 * positions.length);
            }
        }
        positions[size] = position;
        size++;
    }

    /** The positions, each once, in ascending order. */
    long[] toArray() {
        removeDuplicates();
        return Arrays.copyOf(positions, size);
    }

    private void removeDuplicates() {
        Arrays.parallelSort(positions, 0, size);
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || positions[i] != positions[i - 1]) {
                positions[kept] = positions[i];
                kept++;
            }
        }
        size = kept;
    }
}
