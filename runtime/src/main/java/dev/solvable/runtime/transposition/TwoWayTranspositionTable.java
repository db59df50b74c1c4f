package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;

/**
 * A table in which a state has two places to go: of two that want the same, the one that took less work gives way
 * (Breuker, Uiterwijk and van den Herik 1994, "two-deep"). Key and bounds lie side by side, so that both places are in
 * one line of the processor's cache.
 *
 * <p>Threads may share it: an entry written half by one thread and half by another matches no key (Hyatt and Mann 2002,
 * A Lockless Transposition-Table Implementation for Parallel Search).
 */
@ForGeneratedCode
public final class TwoWayTranspositionTable extends TranspositionTable {
    /** The entries at first: cleared in some microseconds. */
    private static final int MIN_ENTRIES = 1 << 12;

    /** Two numbers an entry: what is known of a state, above the bounds the work, after its key combined with that. */
    private final Stages<long[]> stages;

    /** Where the work begins in what is known. */
    private final int workShift;

    private final boolean shared;

    /**
     * A table that grows with its use to this number of entries.
     *
     * @param boundBits the bits of a bound, at most 28
     * @param most the greatest bound, less than half of what these bits can tell apart; the least is its negative
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has no room for the first of it
     */
    public TwoWayTranspositionTable(int maxEntries, int boundBits, int most, boolean shared) {
        super(boundBits, most);
        this.workShift = 2 * boundBits;
        this.shared = shared;
        this.stages = new Stages<>(MIN_ENTRIES, maxEntries, new Stages.Kind<>() {
            @Override
            public long[] newStage(int entries) {
                return new long[2 * entries];
            }

            @Override
            public void copy(long[] smaller, long[] larger) {
                for (int slot = 0; slot < smaller.length; slot += 2) {
                    long known = known(smaller, slot);
                    if (known != 0) {
                        put(larger, key(smaller, slot, known), known);
                    }
                }
            }
        });
    }

    /** The memory of a table of scores that grows to this size. */
    public static Memory memory(int maxEntries) {
        return Memory.of("the cache of scores", maxEntries, Stages.bytes(MIN_ENTRIES, maxEntries, 2 * Long.BYTES));
    }

    /** The first place for a key. */
    private static int slot(long[] entries, long key) {
        return Scatter.place(key, entries.length / 2) * 2;
    }

    /** The second place for what belongs in the first. */
    private static int neighbour(long[] entries, int slot) {
        return Math.min(slot ^ 2, entries.length - 2);
    }

    private long known(long[] entries, int slot) {
        return WholeLongs.get(entries, slot + 1, shared);
    }

    /** The key of the state whose bounds are in a slot. */
    private long key(long[] entries, int slot, long known) {
        return WholeLongs.get(entries, slot, shared) ^ known;
    }

    @Override
    public long lookUp(long key) {
        long[] entries = stages.current();
        int slot = slot(entries, key);
        long known = known(entries, slot);
        if (key(entries, slot, known) == key) {
            return known;
        }
        int neighbour = neighbour(entries, slot);
        known = known(entries, neighbour);
        return key(entries, neighbour, known) == key ? known : 0;
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        put(stages.current(), key, work << workShift | bounds(lower, upper));
        stages.countWritten();
    }

    private void put(long[] entries, long key, long kept) {
        int slot = slot(entries, key);
        int neighbour = neighbour(entries, slot);
        long known = known(entries, slot);
        long other = known(entries, neighbour);
        boolean isFirst = key(entries, slot, known) == key;
        if (!isFirst && (key(entries, neighbour, other) == key || other >>> workShift < known >>> workShift)) {
            slot = neighbour;
        }
        WholeLongs.set(entries, slot, key ^ kept, shared);
        WholeLongs.set(entries, slot + 1, kept, shared);
    }
}
