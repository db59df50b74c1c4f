package dev.solvable.tool.labels;

import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Positions in the order in which they were found, each once, or one of each set of images: a list, and an
 * open-addressed index of it.
 */
public final class PositionQueue {
    private static final int FIRST_ROOM = 1 << 10;

    /** The golden ratio in 64 bits: neighbouring positions are spread over the index. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] positions = new long[FIRST_ROOM];

    /** For each place 1 + the number of the position there, 0 where there is none; twice as long as the list. */
    private int[] index = new int[2 * FIRST_ROOM];

    private int size;

    /** What positions that count as the same have in common. */
    private final LongUnaryOperator key;

    private PositionQueue(LongUnaryOperator key) {
        this.key = key;
    }

    /** For every position. */
    public PositionQueue() {
        this(position -> position);
    }

    /**
     * For one position of each set of images: the first that is added. So all are positions that play can reach where
     * only such are added. Their canonical positions need not be, as a symmetry may exchange the players.
     */
    public static PositionQueue ofImages(Solver solver) {
        return new PositionQueue(canonical(solver));
    }

    /** The same position for all images of one; where the solver knows no symmetry, each is its only image. */
    public static LongUnaryOperator canonical(Solver solver) {
        return solver instanceof GameGraph graph ? graph::canonical : position -> position;
    }

    /** How many positions there are. */
    public int size() {
        return size;
    }

    /** The position with this number, in the order in which positions were found. */
    public long get(int number) {
        return positions[number];
    }

    /** Adds a position at the end, unless it or an image that counts as the same is there already. */
    public void add(long position) {
        long added = key.applyAsLong(position);
        int place = place(added);
        if (index[place] != 0) {
            return;
        }
        if (size == positions.length) {
            positions = Arrays.copyOf(positions, 2 * size);
            index = new int[4 * size];
            for (int number = 0; number < size; number++) {
                index[place(key.applyAsLong(positions[number]))] = number + 1;
            }
            place = place(added);
        }
        positions[size] = position;
        size++;
        index[place] = size;
    }

    /** Where the position with a key is in the index, or else where it belongs. */
    private int place(long added) {
        int place = (int) (added * SPREAD >>> Long.SIZE - Integer.numberOfTrailingZeros(index.length));
        while (index[place] != 0 && key.applyAsLong(positions[index[place] - 1]) != added) {
            place = place + 1 & index.length - 1;
        }
        return place;
    }
}
