package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;

/**
 * A table for one thread in which a state has two places to go: of two that want the same, the one that took less work
 * gives way (Breuker, Uiterwijk and van den Herik 1994, "two-deep"). Key and bounds lie side by side, so that both
 * places are in one line of the processor's cache.
 */
@ForGeneratedCode
public final class TwoWayTranspositionTable extends TranspositionTable {
    private static final int BOUND_BITS = 8;

    /** Two numbers an entry: the key of a state, and what is known of it, above the bounds the work. */
    private final long[] entries;

    private final int size;

    /**
     * An empty table.
     *
     * @param entries the number of entries
     * @param won the highest score; the lowest is {@code -won}
     * @throws OutOfMemoryError where the heap has no room for it
     */
    public TwoWayTranspositionTable(int entries, int won) {
        super(BOUND_BITS, won);
        this.size = entries;
        this.entries = new long[2 * entries];
    }

    /** A table that grows with its use to this number of entries. */
    public static TranspositionTable growing(int maxEntries, int won) {
        return new StagedTranspositionTable(
                MIN_ENTRIES, maxEntries, entries -> new TwoWayTranspositionTable(entries, won));
    }

    /** The memory of a table of scores that grows to this size. */
    public static Memory memory(int maxEntries) {
        return Memory.of("the cache of scores", maxEntries, Stages.bytes(MIN_ENTRIES, maxEntries, 2 * Long.BYTES));
    }

    /** The first place for a key. */
    private int slot(long key) {
        return Scatter.place(key, size) * 2;
    }

    /** The second place for what belongs in the first. */
    private int neighbour(int slot) {
        return Math.min(slot ^ 2, 2 * size - 2);
    }

    @Override
    public long lookUp(long key) {
        int slot = slot(key);
        if (entries[slot] == key) {
            return entries[slot + 1];
        }
        int neighbour = neighbour(slot);
        return entries[neighbour] == key ? entries[neighbour + 1] : 0;
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        int slot = slot(key);
        int neighbour = neighbour(slot);
        if (entries[slot] != key && (entries[neighbour] == key || work(neighbour) < work(slot))) {
            slot = neighbour;
        }
        entries[slot] = key;
        entries[slot + 1] = work << 2 * BOUND_BITS | bounds(lower, upper);
    }

    @Override
    void copyTo(TranspositionTable larger) {
        for (int slot = 0; slot < entries.length; slot += 2) {
            long known = entries[slot + 1];
            if (known != 0) {
                larger.remember(entries[slot], lower(known), upper(known), work(slot));
            }
        }
    }

    private long work(int slot) {
        return entries[slot + 1] >>> 2 * BOUND_BITS;
    }
}
