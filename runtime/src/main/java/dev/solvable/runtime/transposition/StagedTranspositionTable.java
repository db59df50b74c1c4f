package dev.solvable.runtime.transposition;

import java.util.function.IntFunction;

/** A table that grows with its use: {@link Stages} of another one, all with bounds of the same form. */
final class StagedTranspositionTable extends TranspositionTable {
    private final Stages<TranspositionTable> stages;

    /**
     * An empty table.
     *
     * @param minEntries the entries at first
     * @param maxEntries the entries at last
     * @param newStage makes an empty table with a number of entries
     * @throws OutOfMemoryError where the heap has not even room for the first stage
     */
    StagedTranspositionTable(int minEntries, int maxEntries, IntFunction<? extends TranspositionTable> newStage) {
        this(new Stages<>(minEntries, maxEntries, newStage, TranspositionTable::copyTo));
    }

    private StagedTranspositionTable(Stages<TranspositionTable> stages) {
        super(stages.current());
        this.stages = stages;
    }

    /** The entries that there are now. */
    int entries() {
        return stages.entries();
    }

    @Override
    public long lookUp(long key) {
        return stages.current().lookUp(key);
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        stages.current().remember(key, lower, upper, work);
        stages.countWritten();
    }

    @Override
    void copyTo(TranspositionTable larger) {
        stages.current().copyTo(larger);
    }
}
