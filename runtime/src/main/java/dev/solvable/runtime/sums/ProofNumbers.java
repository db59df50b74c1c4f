package dev.solvable.runtime.sums;

import dev.solvable.runtime.transposition.Scatter;
import dev.solvable.runtime.transposition.Stages;

/**
 * How much is left to show of questions whether a region has a Grundy value: a hash table in which what is new takes
 * the place of what was there. It starts small and is made larger as it fills, up to a size that is fixed.
 */
final class ProofNumbers {
    /** The entries at first. */
    private static final int MIN_ENTRIES = 1 << 8;

    /** The factor by which a table grows once it is half full. */
    private static final int GROWTH = 4;

    /** An odd number, other than {@link Scatter#FACTOR}, which tells numbers apart that are asked of one region. */
    private static final long SCATTER_NIMBERS = 0xC2B2AE3D27D4EB4FL;

    /** The entries at last. */
    private int maxEntries;

    private long[] keys;

    /** Two numbers, that of the proof above that of the refutation; 0 where there are none. */
    private long[] numbers;

    private int used;

    /**
     * A table of which nothing is known yet.
     *
     * @param maxEntries the entries at last, at least 1
     */
    ProofNumbers(int maxEntries) {
        this.maxEntries = maxEntries;
        keys = new long[Math.min(maxEntries, MIN_ENTRIES)];
        numbers = new long[keys.length];
    }

    /** The most bytes of a table that grows to this size. */
    static long bytes(int maxEntries) {
        return Stages.bytes(MIN_ENTRIES, maxEntries, GROWTH, 2 * Long.BYTES);
    }

    /** The key of a question; two that have the same are taken for one, which costs time only. */
    private static long key(long name, int nimber) {
        return name + nimber * SCATTER_NIMBERS;
    }

    private int place(long key) {
        return Scatter.place(key, keys.length);
    }

    /** The numbers of a question, or others where none are known. */
    long get(long name, int nimber, long others) {
        long key = key(name, nimber);
        int place = place(key);
        return keys[place] == key && numbers[place] != 0 ? numbers[place] : others;
    }

    /** Keeps the numbers of a question, which are not 0. */
    void put(long name, int nimber, long pair) {
        if (used > keys.length / 2 && keys.length < maxEntries) {
            grow();
        }
        put(key(name, nimber), pair);
    }

    private void put(long key, long pair) {
        int place = place(key);
        if (numbers[place] == 0) {
            used++;
        }
        keys[place] = key;
        numbers[place] = pair;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldNumbers = numbers;
        int entries = (int) Math.min(maxEntries, (long) GROWTH * keys.length);
        try {
            long[] newNumbers = new long[entries];
            keys = new long[entries];
            numbers = newNumbers;
        } catch (OutOfMemoryError e) {
            maxEntries = oldKeys.length; // a full table costs time, never correctness
            return;
        }
        used = 0;
        for (int place = 0; place < oldKeys.length; place++) {
            if (oldNumbers[place] != 0) {
                put(oldKeys[place], oldNumbers[place]);
            }
        }
    }
}
