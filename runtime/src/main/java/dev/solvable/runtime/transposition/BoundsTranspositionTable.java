package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;

/**
 * A direct-mapped table for one thread: a key in one array, the bounds on its score in another. What is new takes the
 * place of what was there.
 */
@ForGeneratedCode
public final class BoundsTranspositionTable extends TranspositionTable {
    private static final int BOUND_BITS = 8;

    private final long[] keys;

    /** For each key an upper and a lower bound on its score, above {@code -won - 1}; 0 for none. */
    private final char[] bounds;

    /**
     * An empty table.
     *
     * @param entries the number of entries
     * @param won the highest score; the lowest is {@code -won}
     * @throws OutOfMemoryError where the heap has no room for it
     */
    public BoundsTranspositionTable(int entries, int won) {
        super(BOUND_BITS, won + 1);
        this.bounds = new char[entries];
        this.keys = new long[entries];
    }

    /** A table that grows with its use to this number of entries. */
    public static TranspositionTable growing(int maxEntries, int won) {
        return new StagedTranspositionTable(
                MIN_ENTRIES, maxEntries, entries -> new BoundsTranspositionTable(entries, won));
    }

    /** The bytes of a table with this number of entries. */
    public static long bytes(int entries) {
        return (long) entries * (Long.BYTES + Character.BYTES);
    }

    /** The memory of a table of scores that grows to this size. */
    public static Memory memory(int maxEntries) {
        return Memory.of(
                "the cache of scores", maxEntries, Stages.bytes(MIN_ENTRIES, maxEntries, Long.BYTES + Character.BYTES));
    }

    private int slot(long key) {
        return Scatter.place(key, bounds.length);
    }

    @Override
    public long lookUp(long key) {
        int slot = slot(key);
        return keys[slot] == key ? bounds[slot] : 0;
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        int slot = slot(key);
        keys[slot] = key;
        bounds[slot] = (char) bounds(lower, upper);
    }

    @Override
    void copyTo(TranspositionTable larger) {
        for (int slot = 0; slot < bounds.length; slot++) {
            if (bounds[slot] != 0) {
                larger.remember(keys[slot], lower(bounds[slot]), upper(bounds[slot]), 1);
            }
        }
    }
}
