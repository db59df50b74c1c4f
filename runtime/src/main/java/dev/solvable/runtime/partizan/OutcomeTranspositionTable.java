package dev.solvable.runtime.partizan;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.transposition.Scatter;
import dev.solvable.runtime.transposition.Stages;
import dev.solvable.runtime.transposition.WholeLongs;

/**
 * For each set of cells and surplus of {@link SettledCells} the outcome with either player to move, in one
 * {@code long}, so that threads share the table without a lock. Multiplication by an odd number is a bijection, so the
 * lower 52 bits of the scattered key and the slot, which comes from the upper 32, tell all keys of one surplus apart:
 * two with the same lower bits lie a 4096th of the table from each other. It grows with its use.
 */
@ForGeneratedCode
public final class OutcomeTranspositionTable {
    /** The entries at first. With fewer entries different keys could look alike. */
    public static final int MIN_ENTRIES = 1 << 14;

    /** The bits of a scattered key that an entry keeps, and no slot tells. */
    private static final int STORED_BITS = 52;

    /** What the table knows of a state: nothing. */
    static final int UNKNOWN = 0;

    /** The player to move wins. */
    static final int WON = 1;

    /** The player to move loses. */
    static final int LOST = 2;

    /** The size of a search has 4 bits, and takes one more for four times the states. */
    private static final int MAX_SIZE = 15;

    /**
     * From the lowest bit: 2 for the outcome with the first player to move, 2 for the second, 4 for the size of the
     * search, 4 for the surplus, 52 of the scattered key.
     */
    private final Stages<long[]> stages;

    private final boolean shared;

    /**
     * An empty table.
     *
     * @param entries how many entries it has at last, at least {@link #MIN_ENTRIES}
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has no room for the first of them
     */
    OutcomeTranspositionTable(int entries, boolean shared) {
        this.shared = shared;
        this.stages = new Stages<>(MIN_ENTRIES, entries, long[]::new, this::copy);
    }

    /** The most bytes of a table that grows to this size. */
    public static long bytes(int maxEntries) {
        return Stages.bytes(MIN_ENTRIES, maxEntries, Long.BYTES);
    }

    /** The entries that there are now. */
    int entries() {
        return stages.entries();
    }

    /**
     * What the table knows of a state with a player to move: {@link #WON}, {@link #LOST} or {@link #UNKNOWN}.
     *
     * @param key the key of its cells
     * @param surplus from -{@link SettledCells#MAX_SURPLUS} to that
     */
    int lookUp(long key, int surplus, boolean first) {
        long[] entries = stages.current();
        long scattered = scattered(key, surplus);
        long stored = stored(scattered, surplus);
        int slot = Scatter.placeOf(scattered, entries.length);
        long entry = entry(entries, slot);
        if (!isOf(entry, stored)) {
            entry = entry(entries, otherSlot(slot, entries.length));
            if (!isOf(entry, stored)) {
                return UNKNOWN;
            }
        }
        return (int) entry >> (first ? 0 : 2) & 3;
    }

    /**
     * Keeps an outcome, in place of the smaller of two searches.
     *
     * @param states how many states were searched for it
     */
    void remember(long key, int surplus, boolean first, boolean wins, long states) {
        long scattered = scattered(key, surplus);
        int size = Math.min(MAX_SIZE, (Long.SIZE - Long.numberOfLeadingZeros(states)) / 2);
        int outcome = (wins ? WON : LOST) << (first ? 0 : 2);
        remember(stages.current(), scattered, stored(scattered, surplus) | size << 4 | outcome);
        stages.countWritten();
    }

    /** Adds an entry's outcomes to what is known of its state, or its size where that is larger. */
    private void remember(long[] entries, long scattered, long found) {
        int slot = Scatter.placeOf(scattered, entries.length);
        long entry = entry(entries, slot);
        if (!isOf(entry, found)) {
            int otherSlot = otherSlot(slot, entries.length);
            long other = entry(entries, otherSlot);
            if (isOf(other, found) || (other & 0xF0) < (entry & 0xF0)) {
                slot = otherSlot;
                entry = other;
            }
        }
        long known = isOf(entry, found) ? entry : 0;
        long size = Math.max(known & 0xF0, found & 0xF0);
        WholeLongs.set(entries, slot, found & ~0xFF | size | (known | found) & 15, shared);
    }

    /** Tells larger entries what is known. */
    private void copy(long[] entries, long[] larger) {
        for (int slot = 0; slot < entries.length; slot++) {
            long entry = entry(entries, slot);
            if (entry != 0) {
                remember(larger, scatteredOf(entry, slot, entries.length), entry);
            }
        }
    }

    private long entry(long[] entries, int slot) {
        return WholeLongs.get(entries, slot, shared);
    }

    /** Another number for each key; those of each surplus lie elsewhere. */
    private static long scattered(long key, int surplus) {
        return key * Scatter.FACTOR + surplus * 0x9E3779B900000000L;
    }

    /** What an entry keeps of a state. */
    private static long stored(long scattered, int surplus) {
        return scattered << Long.SIZE - STORED_BITS | (surplus & 15) << 8;
    }

    /** The scattered key of an entry: of those that belong into its slot or the other, the one that it is of. */
    private static long scatteredOf(long entry, int slot, int entries) {
        long stored = entry >>> Long.SIZE - STORED_BITS;
        long lowest = (((slot & ~1L) << 32) + entries - 1) / entries << 32;
        return lowest + (stored - lowest & -1L >>> Long.SIZE - STORED_BITS);
    }

    /** The other place for states that belong into a slot. */
    private static int otherSlot(int slot, int entries) {
        return Math.min(slot ^ 1, entries - 1);
    }

    private static boolean isOf(long entry, long stored) {
        return (entry ^ stored) >>> 8 == 0;
    }
}
