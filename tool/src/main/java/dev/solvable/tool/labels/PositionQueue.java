package dev.solvable.tool.labels;

import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.tool.games.OpeningTables;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Positions without duplicates, or without symmetric images, in the order in which they were found: a list with an
 * open-addressed index.
 */
public final class PositionQueue {
    private static final int FIRST_ROOM = 1 << 10;

    /** The golden ratio in 64 bits, a multiplier that spreads neighbouring positions over the index. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] positions = new long[FIRST_ROOM];

    /** For each slot 1 + the number of its position, 0 if it is empty; twice as long as the list. */
    private int[] index = new int[2 * FIRST_ROOM];

    private int size;

    /** The key by which positions count as the same. */
    private final LongUnaryOperator key;

    private PositionQueue(LongUnaryOperator key) {
        this.key = key;
    }

    /** A queue of all positions. */
    public PositionQueue() {
        this(position -> position);
    }

    /**
     * A queue with one position of each set of images: the first that is added. If only reachable positions are added,
     * all are reachable. Their canonical positions need not be, as a symmetry may exchange the players.
     */
    public static PositionQueue ofImages(Solver solver) {
        return new PositionQueue(canonical(solver));
    }

    /** The canonical position; where the solver knows no symmetry, the position itself. */
    public static LongUnaryOperator canonical(Solver solver) {
        return OpeningTables.without(solver) instanceof GameGraph graph ? graph::canonical : position -> position;
    }

    /** The number of positions. */
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

    /** The slot of the position with a key, or the slot where it belongs. */
    private int place(long added) {
        int place = (int) (added * SPREAD >>> Long.SIZE - Integer.numberOfTrailingZeros(index.length));
        while (index[place] != 0 && key.applyAsLong(positions[index[place] - 1]) != added) {
            place = place + 1 & index.length - 1;
        }
        return place;
    }
}
