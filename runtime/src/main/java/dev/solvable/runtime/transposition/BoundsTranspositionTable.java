package dev.solvable.runtime.transposition;

import dev.solvable.runtime.Memory;

/** A transposition table for one thread whose keys and bounds need not fit in one {@code long}. It stores no work. */
public final class BoundsTranspositionTable extends TranspositionTable {
    private static final int BOUND_BITS = 8;

    /** For each key an upper and a lower bound on its score, encoded as a number that is never 0. */
    private final FactTable bounds;

    /**
     * An empty table, which grows with its use.
     *
     * @param maxEntries the maximum number of entries
     * @param won the highest score; the lowest is {@code -won}
     * @throws OutOfMemoryError if the heap has no room for the initial entries
     */
    public BoundsTranspositionTable(int maxEntries, int won) {
        super(BOUND_BITS, won + 1);
        this.bounds = new FactTable(maxEntries);
    }

    /** The memory of a table of scores that grows to this size. */
    public static Memory memory(int maxEntries) {
        return FactTable.memory("the cache of scores", maxEntries);
    }

    @Override
    public long lookUp(long key) {
        return bounds.get(key);
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        bounds.put(key, (int) bounds(lower, upper));
    }
}
