package dev.solvable.runtime.transposition;

import dev.solvable.runtime.Memory;

/**
 * A hash table of 16-bit facts on states or regions, with linear probing over a few places (Knuth, 6.4), for one
 * thread. It grows with its use, see {@link Stages}. If all places of a key are taken, a new entry replaces an old one.
 */
public final class FactTable {
    /** The initial number of entries, which takes less than a microsecond to clear. */
    private static final int MIN_ENTRIES = 1 << 8;

    /** The number of adjacent entries that a key may have. */
    private static final int PLACES = 4;

    /** The divisor of the heap that limits a table without a given size. */
    private static final int SHARE_OF_HEAP = 8;

    private static final int BYTES_OF_ENTRY = Long.BYTES + Character.BYTES;

    final Stages<Entries> stages;

    /** The current stage, kept here as every searched state reads it. */
    private Entries entries;

    static final class Entries {
        final long[] keys;

        /** The fact for each key; 0 in an empty entry. */
        final char[] facts;

        Entries(int count) {
            facts = new char[count];
            keys = new long[count];
        }

        /** Stores the fact for a key. Returns whether the entry was empty before. */
        boolean put(long key, int fact) {
            int first = Scatter.place(key, keys.length);
            int end = Math.min(first + PLACES, keys.length);
            int place = first;
            while (place < end && facts[place] != 0 && keys[place] != key) {
                place++;
            }
            if (place == end) {
                place = first; // all are taken: replace the first
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
     * @param maxEntries the maximum number of entries, at least 1
     * @throws OutOfMemoryError if the heap has no room for the initial entries
     */
    public FactTable(int maxEntries) {
        stages = new Stages<>(MIN_ENTRIES, maxEntries, new Stages.Kind<>() {
            @Override
            public Entries newStage(int entries) {
                return new Entries(entries);
            }

            @Override
            @SuppressWarnings("CheckReturnValue") // copied entries are not counted
            public void copy(Entries smaller, Entries larger) {
                for (int place = 0; place < smaller.keys.length; place++) {
                    if (smaller.facts[place] != 0) {
                        larger.put(smaller.keys[place], smaller.facts[place]);
                    }
                }
                entries = larger; // it replaces the smaller one
            }
        });
        entries = stages.current();
    }

    /** An empty table, which grows to at most an eighth of the heap. While it grows it takes up to a quarter more. */
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
     * @param name the name of the table in a plan
     */
    public static Memory memory(String name, int maxEntries) {
        return Memory.of(name, maxEntries, Stages.bytes(MIN_ENTRIES, maxEntries, BYTES_OF_ENTRY));
    }

    /** The fact for a key; 0 if there is none. */
    public int get(long key) {
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

    /** Stores or replaces the fact for a key. The fact is not 0. */
    public void put(long key, int fact) {
        if (entries.put(key, fact)) {
            stages.countWritten();
        }
    }
}
