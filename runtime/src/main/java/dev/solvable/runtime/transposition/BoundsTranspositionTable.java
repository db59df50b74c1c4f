package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;

/**
 * A {@link FactTable} of bounds: for one thread, where key and bounds do not fit in one {@code long}. It knows no work.
 */
@ForGeneratedCode
public final class BoundsTranspositionTable extends TranspositionTable {
    private static final int BOUND_BITS = 8;

    /** For each key an upper and a lower bound on its score, above {@code -won - 1}: never 0. */
    private final FactTable bounds;

    /**
     * An empty table, which grows with its use.
     *
     * @param maxEntries the number of entries at last
     * @param won the highest score; the lowest is {@code -won}
     * @throws OutOfMemoryError where the heap has no room for the first of it
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
