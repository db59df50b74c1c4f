package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.ForGeneratedCode;
import java.util.Arrays;

/**
 * Goes through the positions of a table as unsigned numbers ascending, with their values. It sorts one range of them
 * after another, so that it takes little room beside a large table.
 */
@ForGeneratedCode
public final class SortedPositions {
    /** The positions that are sorted at once; a range may have some more. */
    private static final int ROOM = 1 << 22;

    /** The samples of each range that determine where the ranges end. */
    private static final int SAMPLES = 64;

    /** Turns unsigned order into that of longs. */
    private static final long SIGN = Long.MIN_VALUE;

    private final PositionTable table;

    /** The last of each range but the last range, with {@link #SIGN} turned. */
    private final long[] lasts;

    /** How many ranges are sorted so far. */
    private int ranges;

    /** The positions of the present range, with {@link #SIGN} turned. */
    private long[] range = {};

    private int count;
    private int next;
    private long position;
    private int value;

    SortedPositions(PositionTable table) {
        this(table, ROOM);
    }

    SortedPositions(PositionTable table, int room) {
        this.table = table;
        this.lasts = lasts(table, room);
    }

    private static long[] lasts(PositionTable table, int room) {
        int count = (int) (table.size() / room);
        if (count == 0) {
            return new long[0];
        }
        // positions lie in the table in no order, so that any of them are a sample
        int step = Math.max(1, room / SAMPLES);
        long[] sample = new long[(int) (table.size() / step) + table.blocks.length];
        int size = 0;
        for (Block block : table.blocks) {
            for (int number = 0; number < block.positions.size(); number += step) {
                sample[size] = block.positions.position(number) ^ SIGN;
                size++;
            }
        }
        Arrays.sort(sample, 0, size);
        long[] lasts = new long[count];
        for (int i = 0; i < count; i++) {
            lasts[i] = sample[(int) ((i + 1L) * size / (count + 1))];
        }
        return lasts;
    }

    /** Goes on to the next position. Returns whether there is one. */
    public boolean next() {
        while (next == count) {
            if (ranges > lasts.length) {
                return false;
            }
            sortNextRange();
        }
        position = range[next] ^ SIGN;
        value = table.value(position);
        next++;
        return true;
    }

    private void sortNextRange() {
        boolean isFirst = ranges == 0;
        long before = isFirst ? 0 : lasts[ranges - 1];
        long last = ranges == lasts.length ? Long.MAX_VALUE : lasts[ranges];
        count = 0;
        next = 0;
        for (Block block : table.blocks) {
            long[] positions = block.positions.positions();
            int size = block.positions.size();
            for (int number = 0; number < size; number++) {
                long turned = positions[number] ^ SIGN;
                if (turned <= last && (isFirst || turned > before)) {
                    if (count == range.length) {
                        range = Arrays.copyOf(range, Growth.of(count));
                    }
                    range[count] = turned;
                    count++;
                }
            }
        }
        Arrays.parallelSort(range, 0, count);
        ranges++;
    }

    /** The position. */
    public long position() {
        return position;
    }

    /** Its outcome for the player to move. */
    public Outcome outcome() {
        return Values.outcome(value);
    }

    /** The plies to its end, {@link Solver#ENDLESS} where none leads there. */
    public int distance() {
        return Values.distance(value);
    }
}
