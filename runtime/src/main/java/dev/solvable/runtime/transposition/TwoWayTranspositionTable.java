package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;

/**
 * A table in which a state has two places to go: of two that want the same, the one that took less work gives way
 * (Breuker, Uiterwijk and van den Herik 1994, "two-deep"). Key and bounds lie side by side, so that both places are in
 * one line of the processor's cache.
 *
 * <p>Threads may share it: an entry of which two of them wrote a half each has no state's key (Hyatt and Mann 2002, A
 * Lockless Transposition-Table Implementation for Parallel Search).
 */
@ForGeneratedCode
public final class TwoWayTranspositionTable extends TranspositionTable {
    private static final int BOUND_BITS = 8;

    /** Two numbers an entry: what is known of a state, above the bounds the work, after its key combined with that. */
    private final long[] entries;

    /** Where the work begins in what is known. */
    private final int workShift;

    private final boolean shared;

    private final int size;

    /**
     * An empty table.
     *
     * @param entries the number of entries
     * @param won the highest score; the lowest is {@code -won}
     * @throws OutOfMemoryError where the heap has no room for it
     */
    public TwoWayTranspositionTable(int entries, int won) {
        this(entries, BOUND_BITS, won, false);
    }

    private TwoWayTranspositionTable(int entries, int boundBits, int bias, boolean shared) {
        super(boundBits, bias);
        this.workShift = 2 * boundBits;
        this.shared = shared;
        this.size = entries;
        this.entries = new long[2 * entries];
    }

    /** A table for one thread that grows with its use to this number of entries. */
    public static TranspositionTable growing(int maxEntries, int won) {
        return growing(maxEntries, BOUND_BITS, won, false);
    }

    /**
     * A table that grows with its use to this number of entries.
     *
     * @param boundBits the bits of a bound, at most 28
     * @param most the greatest bound, less than half of what these bits can tell apart; the least is its negative
     * @param shared whether several threads use it
     */
    public static TranspositionTable growing(int maxEntries, int boundBits, int most, boolean shared) {
        return new StagedTranspositionTable(
                MIN_ENTRIES, maxEntries, entries -> new TwoWayTranspositionTable(entries, boundBits, most, shared));
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

    private long known(int slot) {
        return WholeLongs.get(entries, slot + 1, shared);
    }

    /** The key of the state whose bounds are in a slot. */
    private long key(int slot, long known) {
        return WholeLongs.get(entries, slot, shared) ^ known;
    }

    @Override
    public long lookUp(long key) {
        int slot = slot(key);
        long known = known(slot);
        if (key(slot, known) == key) {
            return known;
        }
        int neighbour = neighbour(slot);
        known = known(neighbour);
        return key(neighbour, known) == key ? known : 0;
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        int slot = slot(key);
        int neighbour = neighbour(slot);
        long known = known(slot);
        long other = known(neighbour);
        if (key(slot, known) != key && (key(neighbour, other) == key || other >>> workShift < known >>> workShift)) {
            slot = neighbour;
        }
        long kept = work << workShift | bounds(lower, upper);
        WholeLongs.set(entries, slot, key ^ kept, shared);
        WholeLongs.set(entries, slot + 1, kept, shared);
    }

    @Override
    void copyTo(TranspositionTable larger) {
        for (int slot = 0; slot < entries.length; slot += 2) {
            long known = known(slot);
            if (known != 0) {
                larger.remember(key(slot, known), lower(known), upper(known), known >>> workShift);
            }
        }
    }
}
