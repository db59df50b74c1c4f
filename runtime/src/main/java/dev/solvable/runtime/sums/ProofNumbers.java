package dev.solvable.runtime.sums;

import dev.solvable.runtime.transposition.Scatter;
import dev.solvable.runtime.transposition.Stages;

/**
 * A hash table of the proof and disproof numbers of the questions whether a region has a Grundy value. A new entry
 * replaces the old one. The table grows with its use, see {@link Stages}.
 */
final class ProofNumbers {
    private static final int MIN_ENTRIES = 1 << 8;

    /** An odd factor, other than {@link Scatter#FACTOR}, that separates the questions on one region. */
    private static final long SCATTER_NIMBERS = 0xC2B2AE3D27D4EB4FL;

    /** For each entry a key, then the proof number in the upper half and the disproof number; 0 if it is empty. */
    private final Stages<long[]> stages;

    /** An empty table that grows to this number of entries, at least 1. */
    ProofNumbers(int maxEntries) {
        stages = new Stages<>(MIN_ENTRIES, maxEntries, new Stages.Pairs() {
            @Override
            public void put(long[] larger, long key, long pair) {
                int place = place(larger, key);
                larger[place] = key;
                larger[place + 1] = pair;
            }
        });
    }

    /** An upper bound on the bytes of a table that grows to this size. */
    static long bytes(int maxEntries) {
        return Stages.bytes(MIN_ENTRIES, maxEntries, 2 * Long.BYTES);
    }

    /** The key of a question. Questions with equal keys share an entry, which costs only time. */
    private static long key(long name, int nimber) {
        return name + nimber * SCATTER_NIMBERS;
    }

    /** The place of a key; its numbers are in the next place. */
    private static int place(long[] entries, long key) {
        return Stages.Pairs.slot(entries, key * Scatter.FACTOR);
    }

    /** The proof and disproof numbers of a question; {@code others} if the table has none. */
    long get(long name, int nimber, long others) {
        long[] entries = stages.current();
        long key = key(name, nimber);
        int place = place(entries, key);
        return entries[place] == key && entries[place + 1] != 0 ? entries[place + 1] : others;
    }

    /** Stores the numbers of a question, which are not 0. */
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
