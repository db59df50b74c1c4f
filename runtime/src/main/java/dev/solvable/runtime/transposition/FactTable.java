package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;

/**
 * What is known of states or regions, in 16 bits each: a hash table with linear probing over a few places (Knuth, 6.4).
 * It starts so small that a short search need not wait for it to be cleared, and is made larger as it fills, up to a
 * size that is fixed; from then on what is new takes the place of what was there. Where the heap has no room for a
 * larger one, the small one stays.
 */
@ForGeneratedCode
public final class FactTable {
    /** The entries at first: cleared in less than a microsecond. */
    private static final int MIN_ENTRIES = 1 << 8;

    /** The factor by which a table grows once it is half full. */
    private static final int GROWTH = 4;

    /** The number of adjacent entries that a key may have. */
    private static final int PLACES = 4;

    private static final int BYTES_OF_ENTRY = Long.BYTES + Character.BYTES;

    /** The entries at last. */
    private int maxEntries;

    private long[] keys;

    /** What is known for each key; 0 where there is none. */
    private char[] facts;

    /** How many entries have a key. */
    private int used;

    /**
     * An empty table.
     *
     * @param maxEntries the entries at last, at least 1
     * @throws OutOfMemoryError where the heap has not even room for the first entries
     */
    public FactTable(int maxEntries) {
        this.maxEntries = maxEntries;
        facts = new char[Math.min(maxEntries, MIN_ENTRIES)];
        keys = new long[facts.length];
    }

    /** The bytes of a table with this number of entries. */
    public static long bytes(int entries) {
        return (long) BYTES_OF_ENTRY * entries;
    }

    /**
     * The memory of a table that grows to this size.
     *
     * @param name what it keeps facts of
     */
    public static Memory memory(String name, int maxEntries) {
        return Memory.of(name, maxEntries, Stages.bytes(MIN_ENTRIES, maxEntries, GROWTH, BYTES_OF_ENTRY));
    }

    /** The entries that there are now. */
    int entries() {
        return keys.length;
    }

    /** What is known for a key; 0 for nothing. */
    public int get(long key) {
        int first = Scatter.place(key, keys.length);
        int end = Math.min(first + PLACES, keys.length);
        for (int place = first; place < end; place++) {
            if (keys[place] == key) {
                return facts[place];
            }
            if (facts[place] == 0) {
                return 0;
            }
        }
        return 0;
    }

    /** Keeps what is known for a key, which is not 0, in place of what was. */
    public void put(long key, int fact) {
        if (used > keys.length / 2 && keys.length < maxEntries) {
            grow();
        }
        int first = Scatter.place(key, keys.length);
        int end = Math.min(first + PLACES, keys.length);
        int place = first;
        while (place < end && facts[place] != 0 && keys[place] != key) {
            place++;
        }
        if (place == end) {
            place = first; // all are taken: the first one goes
        } else if (facts[place] == 0) {
            used++;
        }
        keys[place] = key;
        facts[place] = (char) fact;
    }

    /** Makes the table larger and keeps what is known. */
    private void grow() {
        long[] oldKeys = keys;
        char[] oldFacts = facts;
        int entries = (int) Math.min(maxEntries, (long) GROWTH * keys.length);
        try {
            char[] newFacts = new char[entries];
            keys = new long[entries];
            facts = newFacts;
        } catch (OutOfMemoryError e) {
            maxEntries = keys.length; // a full table costs time, never correctness
            return;
        }
        used = 0;
        for (int place = 0; place < oldKeys.length; place++) {
            if (oldFacts[place] != 0) {
                put(oldKeys[place], oldFacts[place]);
            }
        }
    }
}
