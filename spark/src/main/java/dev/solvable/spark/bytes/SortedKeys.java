package dev.solvable.spark.bytes;

/** Ascending sets of positions, as unsigned numbers: how many, the first, and the distance from each to the next. */
public final class SortedKeys {
    private SortedKeys() {}

    /** Writes the different ones among sorted positions. */
    public static void write(ByteWriter to, long[] sorted, int from, int end) {
        to.number(different(sorted, from, end));
        long before = 0;
        for (int i = from; i < end; i++) {
            if (i == from || sorted[i] != before) {
                to.number(sorted[i] - before);
                before = sorted[i];
            }
        }
    }

    /** How many different ones there are. */
    public static int different(long[] sorted, int from, int end) {
        int count = 0;
        for (int i = from; i < end; i++) {
            if (i == from || sorted[i] != sorted[i - 1]) {
                count++;
            }
        }
        return count;
    }

    public static byte[] bytes(long[] sorted, int count) {
        ByteWriter to = new ByteWriter();
        write(to, sorted, 0, count);
        return to.toBytes();
    }

    public static long[] read(ByteReader from) {
        long[] keys = new long[from.count()];
        readInto(from, keys, 0, keys.length);
        return keys;
    }

    /** Reads positions; their number was read before. */
    public static void readInto(ByteReader from, long[] keys, int first, int count) {
        long key = 0;
        for (int i = first; i < first + count; i++) {
            key += from.number();
            keys[i] = key;
        }
    }
}
