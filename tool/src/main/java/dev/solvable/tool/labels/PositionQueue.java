package dev.solvable.tool.labels;

import java.util.Arrays;

/** Positions in the order in which they were found, each once: a list, and an open-addressed index of it. */
public final class PositionQueue {
    private static final int FIRST_ROOM = 1 << 10;

    /** The golden ratio in 64 bits: neighbouring positions are spread over the index. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] positions = new long[FIRST_ROOM];

    /** For each place 1 + the number of the position there, 0 where there is none; twice as long as the list. */
    private int[] index = new int[2 * FIRST_ROOM];

    private int size;

    /** How many positions there are. */
    public int size() {
        return size;
    }

    /** The position with this number, in the order in which positions were found. */
    public long get(int number) {
        return positions[number];
    }

    /** Adds a position at the end, unless it is there already. */
    public void add(long position) {
        int place = place(position);
        if (index[place] != 0) {
            return;
        }
        if (size == positions.length) {
            positions = Arrays.copyOf(positions, 2 * size);
            index = new int[4 * size];
            for (int number = 0; number < size; number++) {
                index[place(positions[number])] = number + 1;
            }
            place = place(position);
        }
        positions[size] = position;
        size++;
        index[place] = size;
    }

    /** Where a position is in the index, or else where it belongs. */
    private int place(long position) {
        int place = (int) (position * SPREAD >>> Long.SIZE - Integer.numberOfTrailingZeros(index.length));
        while (index[place] != 0 && positions[index[place] - 1] != position) {
            place = place + 1 & index.length - 1;
        }
        return place;
    }
}
