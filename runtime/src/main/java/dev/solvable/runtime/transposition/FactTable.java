package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;

/**
 * What is known of states or regions, in 16 bits each: a hash table with linear probing over a few places (Knuth, 6.4),
 * for one thread. It grows with its use, see {@link Stages}; at its last size, a new entry replaces an old one.
 */
@ForGeneratedCode
public final class FactTable {
    /** The entries at first: cleared in less than a microsecond. */
    private static final int MIN_ENTRIES = 1 << 8;

    /** The number of adjacent entries that a key may have. */
    private static final int PLACES = 4;

    /** A table without a given size takes at most this part of the heap. */
    private static final int SHARE_OF_HEAP = 8;

    private static final int BYTES_OF_ENTRY = Long.BYTES + Character.BYTES;

    final Stages<Entries> stages;

    /** The entries of a stage. */
    static final class Entries {
        final long[] keys;

        /** What is known for each key; 0 where there is none. */
        final char[] facts;

        Entries(int count) {
            facts = new char[count];
            keys = new long[count];
        }

        /** Keeps what is known for a key; whether that took an entry that was empty. */
        boolean put(long key, int fact) {
            int first = Scatter.place(key, keys.length);
            int end = Math.min(first + PLACES, keys.length);
            int place = first;
            while (place < end && facts[place] != 0 && keys[place] != key) {
                place++;
            }
            if (place == end) {
                place = first; // all are taken: the first one goes
            }
            boolean isNew = facts[place] == 0;
            keys[place] = key;
            facts[place] = (char) fact;
            return isNew;
        }
    }

    /**
     * An empty table.
     *
     * @param maxEntries the entries at last, at least 1
     * @throws OutOfMemoryError where the heap has not even room for the first entries
     */
    public FactTable(int maxEntries) {
        stages = new Stages<>(MIN_ENTRIES, maxEntries, new Stages.Kind<>() {
            @Override
            public Entries newStage(int entries) {
                return new Entries(entries);
            }

            @Override
            @SuppressWarnings("CheckReturnValue") // what is told is not new
            public void copy(Entries smaller, Entries larger) {
                for (int place = 0; place < smaller.keys.length; place++) {
                    if (smaller.facts[place] != 0) {
                        larger.put(smaller.keys[place], smaller.facts[place]);
                    }
                }
            }
        });
    }

    /** An empty table, which grows to an eighth of the heap at most, and meanwhile takes a quarter of that besides. */
    public static FactTable upToShareOfHeap() {
        long most = Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / BYTES_OF_ENTRY;
        return new FactTable((int) Math.min(1 << 28, most));
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
        return Memory.of(name, maxEntries, Stages.bytes(MIN_ENTRIES, maxEntries, BYTES_OF_ENTRY));
    }

    /** What is known for a key; 0 for nothing. */
    public int get(long key) {
        Entries entries = stages.current();
        long[] keys = entries.keys;
        char[] facts = entries.facts;
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
        if (stages.current().put(key, fact)) {
            stages.countWritten();
        }
    }
}
