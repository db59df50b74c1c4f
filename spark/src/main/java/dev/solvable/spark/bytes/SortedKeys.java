package dev.solvable.spark.bytes;

/** Ascending sets of positions as unsigned numbers: their number, the first, and the differences to the next ones. */
public final class SortedKeys {
    private SortedKeys() {}

    /** Writes the distinct positions among sorted ones. */
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

    /** The number of distinct positions. */
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
