package dev.solvable.processor.comparison.published;

import java.util.Arrays;

/** A map from any {@code long} to a sum of {@code long}s, open addressing, for many millions of positions. */
final class LongCounts {
    /** What is done with an entry. */
    interface Action {
        void accept(long key, long count);
    }

    private static final long FREE = Long.MIN_VALUE;

    private long[] keys = new long[1 << 10];
    private long[] counts = new long[1 << 10];
    private int size;

    LongCounts() {
        Arrays.fill(keys, FREE);
    }

    int size() {
        return size;
    }

    /** Adds to the count of a key. */
    void add(long key, long count) {
        if (key == FREE) {
            throw new IllegalArgumentException("this number means a free slot");
        }
        if (size * 4L >= keys.length * 3L) {
            grow();
        }
        int slot = slot(key);
        if (keys[slot] == FREE) {
            keys[slot] = key;
            size++;
        }
        counts[slot] += count;
    }

    void forEach(Action action) {
        for (int slot = 0; slot < keys.length; slot++) {
            if (keys[slot] != FREE) {
                action.accept(keys[slot], counts[slot]);
            }
        }
    }

    /** The slot that has a key, or the free one where it belongs. */
    private int slot(long key) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed ^ mixed >>> 32) & keys.length - 1;
        while (keys[slot] != FREE && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldCounts = counts;
        keys = new long[2 * oldKeys.length];
        counts = new long[2 * oldKeys.length];
        Arrays.fill(keys, FREE);
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldKeys[old] != FREE) {
                int slot = slot(oldKeys[old]);
                keys[slot] = oldKeys[old];
                counts[slot] = oldCounts[old];
            }
        }
    }
}
