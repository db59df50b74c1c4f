package dev.solvable.runtime.sums;

import dev.solvable.runtime.transposition.Scatter;
import dev.solvable.runtime.transposition.Stages;

/**
 * The proof and disproof numbers of questions whether a region has a Grundy value: a hash table in which a new entry
 * replaces the old one. It grows with its use, see {@link Stages}.
 */
final class ProofNumbers {
    /** The entries at first. */
    private static final int MIN_ENTRIES = 1 << 8;

    /** An odd number, other than {@link Scatter#FACTOR}, which tells numbers apart that are asked of one region. */
    private static final long SCATTER_NIMBERS = 0xC2B2AE3D27D4EB4FL;

    /** A key and two numbers, that of the proof above that of the refutation; 0 where there are none. */
    private final Stages<long[]> stages;

    /**
     * An empty table.
     *
     * @param maxEntries the entries at last, at least 1
     */
    ProofNumbers(int maxEntries) {
        stages = new Stages<>(MIN_ENTRIES, maxEntries, new Stages.Kind<>() {
            @Override
            public long[] newStage(int entries) {
                return new long[2 * entries];
            }

            @Override
            public void copy(long[] smaller, long[] larger) {
                for (int from = 0; from < smaller.length; from += 2) {
                    if (smaller[from + 1] != 0) {
                        int to = place(larger, smaller[from]);
                        larger[to] = smaller[from];
                        larger[to + 1] = smaller[from + 1];
                    }
                }
            }
        });
    }

    /** The most bytes of a table that grows to this size. */
    static long bytes(int maxEntries) {
        return Stages.bytes(MIN_ENTRIES, maxEntries, 2 * Long.BYTES);
    }

    /** The key of a question; two that have the same are taken for one, which costs time only. */
    private static long key(long name, int nimber) {
        return name + nimber * SCATTER_NIMBERS;
    }

    /** The place of a key; its numbers are in the next. */
    private static int place(long[] entries, long key) {
        return 2 * Scatter.place(key, entries.length / 2);
    }

    /** The proof and disproof numbers of a question; {@code others} where the table has none. */
    long get(long name, int nimber, long others) {
        long[] entries = stages.current();
        long key = key(name, nimber);
        int place = place(entries, key);
        return entries[place] == key && entries[place + 1] != 0 ? entries[place + 1] : others;
    }

    /** Keeps the numbers of a question, which are not 0. */
    void put(long name, int nimber, long pair) {
        long[] entries = stages.current();
        long key = key(name, nimber);
        int place = place(entries, key);
        boolean isNew = entries[place + 1] == 0;
        entries[place] = key;
        entries[place + 1] = pair;
        if (isNew) {
            stages.countWritten();
        }
    }
}
