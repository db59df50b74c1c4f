package dev.solvable.runtime.partizan;

import dev.solvable.runtime.search.WholeLongs;

/**
 * For each set of cells the outcome with either player to move, in one {@code long}, so that threads share the table
 * without a lock. Multiplication by an odd number is a bijection, so the lower 56 bits of the product and the slot,
 * which comes from the upper 32, tell all keys apart: two with the same lower bits lie a 256th of the table from each
 * other.
 */
final class OutcomeTranspositionTable {
    /** With fewer entries keys could be mistaken for one another. */
    static final int MIN_ENTRIES = 1 << 10;

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
     * search, 56 of the scattered key.
     */
    private final long[] entries;

    private final boolean shared;

    /**
     * An empty table.
     *
     * @param entries how many entries it has, at least {@link #MIN_ENTRIES}
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has no room for it
     */
    OutcomeTranspositionTable(int entries, boolean shared) {
        this.entries = new long[entries];
        this.shared = shared;
    }

    /** What the table knows of cells with a player to move: {@link #WON}, {@link #LOST} or {@link #UNKNOWN}. */
    int lookUp(long key, boolean first) {
        long scattered = scattered(key);
        int slot = slot(scattered);
        long entry = entry(slot);
        if (!isOf(entry, scattered)) {
            entry = entry(otherSlot(slot));
            if (!isOf(entry, scattered)) {
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
    void remember(long key, boolean first, boolean wins, long states) {
        long scattered = scattered(key);
        int slot = slot(scattered);
        long entry = entry(slot);
        if (!isOf(entry, scattered)) {
            int otherSlot = otherSlot(slot);
            long other = entry(otherSlot);
            if (isOf(other, scattered) || (other & 0xF0) < (entry & 0xF0)) {
                slot = otherSlot;
                entry = other;
            }
        }
        int known = isOf(entry, scattered) ? (int) entry & 0xFF : 0;
        int size = Math.min(MAX_SIZE, (Long.SIZE - Long.numberOfLeadingZeros(states)) / 2);
        int outcome = (wins ? WON : LOST) << (first ? 0 : 2);
        long changed = scattered << 8 | Math.max(size, known >> 4) << 4 | known & 15 | outcome;
        WholeLongs.set(entries, slot, changed, shared);
    }

    private long entry(int slot) {
        return WholeLongs.get(entries, slot, shared);
    }

    /** A key times an odd number: another one for each key (Knuth, 6.4). */
    private static long scattered(long key) {
        return key * 0x9E3779B97F4A7C15L;
    }

    /** Where a scattered key belongs. */
    private int slot(long scattered) {
        return (int) ((scattered >>> 32) * entries.length >>> 32);
    }

    /** The other place for keys that belong into a slot. */
    private int otherSlot(int slot) {
        return Math.min(slot ^ 1, entries.length - 1);
    }

    private static boolean isOf(long entry, long scattered) {
        return (entry ^ scattered << 8) >>> 8 == 0;
    }
}
