package dev.solvable.spark.bytes;

/**
 * A stable radix sort of positions as unsigned numbers, each with a tag, byte by byte from the lowest. Bytes that all
 * positions have in common are skipped; there are many of those.
 */
public final class RadixSort {
    private static final int FEW = 48;
    private static final int DIGITS = 256;

    private RadixSort() {}

    /**
     * Sorts a range.
     *
     * @param spareKeys scratch space as long as the keys; its range is overwritten
     * @param spareTags scratch space as long as the tags, likewise
     */
    public static void sort(long[] keys, int[] tags, int from, int end, long[] spareKeys, int[] spareTags) {
        if (end - from <= FEW) {
            insert(keys, tags, from, end);
            return;
        }
        long differing = 0;
        for (int i = from + 1; i < end; i++) {
            differing |= keys[i] ^ keys[from];
        }
        long[] fromKeys = keys;
        int[] fromTags = tags;
        long[] toKeys = spareKeys;
        int[] toTags = spareTags;
        for (int shift = 0; shift < Long.SIZE; shift += 8) {
            if ((differing >>> shift & 0xff) != 0) {
                scatter(fromKeys, fromTags, from, end, toKeys, toTags, shift);
                long[] swappedKeys = fromKeys;
                fromKeys = toKeys;
                toKeys = swappedKeys;
                int[] swappedTags = fromTags;
                fromTags = toTags;
                toTags = swappedTags;
            }
        }
        if (fromKeys != keys) {
            System.arraycopy(fromKeys, from, keys, from, end - from);
            System.arraycopy(fromTags, from, tags, from, end - from);
        }
    }

    private static void scatter(long[] keys, int[] tags, int from, int end, long[] toKeys, int[] toTags, int shift) {
        int[] places = new int[DIGITS];
        for (int i = from; i < end; i++) {
            places[(int) (keys[i] >>> shift) & 0xff]++;
        }
        int place = from;
        for (int digit = 0; digit < DIGITS; digit++) {
            int count = places[digit];
            places[digit] = place;
            place += count;
        }
        for (int i = from; i < end; i++) {
            int to = places[(int) (keys[i] >>> shift) & 0xff]++;
            toKeys[to] = keys[i];
            toTags[to] = tags[i];
        }
    }

    private static void insert(long[] keys, int[] tags, int from, int end) {
        for (int i = from + 1; i < end; i++) {
            long key = keys[i];
            int tag = tags[i];
            int to = i;
            while (to > from && Long.compareUnsigned(keys[to - 1], key) > 0) {
                keys[to] = keys[to - 1];
                tags[to] = tags[to - 1];
                to--;
            }
            keys[to] = key;
            tags[to] = tag;
        }
    }
}
