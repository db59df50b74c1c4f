package dev.solvable.runtime.retrograde.analysis;

import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;

/**
 * Iterates over the positions of a table in ascending unsigned order. It sorts one range of positions after another, so
 * that it takes little memory beside a large table.
 */
public final class SortedPositions implements PrimitiveIterator.OfLong {
    /** The positions of a range, roughly. */
    public static final int ROOM = 1 << 22;

    /** The samples of each range that determine where the ranges end. */
    private static final int SAMPLES = 64;

    /** Inverting this bit turns unsigned order into signed order. */
    private static final long SIGN = Long.MIN_VALUE;

    private final PositionTable table;

    /** The greatest position of each range but the last, with {@link #SIGN} inverted. */
    private final long[] lasts;

    /** The number of ranges sorted so far. */
    private int ranges;

    /** The positions of the present range, with {@link #SIGN} inverted. */
    private long[] range = {};

    private int count;
    private int next;

    /**
     * All positions of a table.
     *
     * @param room the number of positions of a range, roughly
     */
    public SortedPositions(PositionTable table, int room) {
        this.table = table;
        this.lasts = lasts(table, room);
    }

    private static long[] lasts(PositionTable table, int room) {
        int count = (int) (table.size() / room);
        if (count == 0) {
            return new long[0];
        }
        int step = Math.max(1, room / SAMPLES);
        long[] samples = new long[(int) ((table.size() - 1) / step) + 1];
        long[] visited = new long[1];
        table.forEachPosition(position -> {
            if (visited[0] % step == 0) {
                samples[(int) (visited[0] / step)] = position ^ SIGN;
            }
            visited[0]++;
        });
        Arrays.sort(samples);
        long[] lasts = new long[count];
        for (int i = 0; i < count; i++) {
            lasts[i] = samples[(int) ((i + 1L) * samples.length / (count + 1))];
        }
        return lasts;
    }

    @Override
    public boolean hasNext() {
        while (next == count && ranges <= lasts.length) {
            sortNextRange();
        }
        return next < count;
    }

    @Override
    public long nextLong() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        long position = range[next] ^ SIGN;
        next++;
        return position;
    }

    private void sortNextRange() {
        count = 0;
        next = 0;
        boolean isFirst = ranges == 0;
        long before = isFirst ? 0 : lasts[ranges - 1];
        long last = ranges == lasts.length ? Long.MAX_VALUE : lasts[ranges];
        table.forEachPosition(position -> {
            long turned = position ^ SIGN;
            if (turned <= last && (isFirst || turned > before)) {
                add(position);
            }
        });
        Arrays.parallelSort(range, 0, count);
        ranges++;
    }

    private void add(long position) {
        if (count == range.length) {
            range = Arrays.copyOf(range, count + (count >> 1) + 16);
        }
        range[count] = position ^ SIGN;
        count++;
    }
}
