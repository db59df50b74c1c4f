package dev.solvable.runtime.search;

import java.util.function.IntFunction;

/**
 * A table that begins so small that a short search need not wait for it to be cleared. When it has been written to half
 * as often as it has entries, a larger one gets what it knows and takes its place, up to a size that is fixed. Where
 * the heap has no room for a larger one, the small one stays.
 *
 * <p>Threads may share it where they may share its stages: what one of them writes into a table that is being replaced
 * is forgotten at worst.
 */
final class StagedTranspositionTable extends TranspositionTable {
    /** A stage has so many times the entries of the one before. */
    private static final int GROWTH = 8;

    private final IntFunction<? extends TranspositionTable> stages;

    /** The entries at last. */
    private int maxEntries;

    private int entries;
    private TranspositionTable stage;

    /** After so many entries more it is time for the next stage. */
    private int room;

    /**
     * An empty table.
     *
     * @param minEntries the entries at first
     * @param maxEntries the entries at last
     * @param stages an empty table with so many entries; all have bounds of the same form
     * @throws OutOfMemoryError where the heap has not even room for the first stage
     */
    StagedTranspositionTable(int minEntries, int maxEntries, IntFunction<? extends TranspositionTable> stages) {
        this(minEntries, maxEntries, stages, stages.apply(Math.min(minEntries, maxEntries)));
    }

    private StagedTranspositionTable(
            int minEntries,
            int maxEntries,
            IntFunction<? extends TranspositionTable> stages,
            TranspositionTable first) {
        super(first);
        this.stages = stages;
        this.maxEntries = maxEntries;
        this.entries = Math.min(minEntries, maxEntries);
        this.stage = first;
        this.room = entries / 2 + 1;
    }

    /** The entries that there are now. */
    int entries() {
        return entries;
    }

    @Override
    public long lookUp(long key) {
        return stage.lookUp(key);
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        stage.remember(key, lower, upper, work);
        if (--room == 0) {
            grow();
        }
    }

    @Override
    void copyTo(TranspositionTable larger) {
        stage.copyTo(larger);
    }

    private synchronized void grow() {
        if (entries >= maxEntries || room > 0) { // room: another thread was here
            return;
        }
        int next = (int) Math.min(maxEntries, (long) GROWTH * entries);
        TranspositionTable larger;
        try {
            larger = stages.apply(next);
        } catch (OutOfMemoryError e) {
            maxEntries = entries; // a full table costs time, never correctness
            return;
        }
        stage.copyTo(larger);
        stage = larger;
        entries = next;
        room = next / 2 + 1;
    }
}
