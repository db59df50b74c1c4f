package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;

/** A table of {@link PackedEntries} that grows with its use, see {@link Stages}; threads may share it. */
@ForGeneratedCode
public final class PackedTranspositionTable extends TranspositionTable {
    /** The entries at first: cleared in some microseconds. */
    private static final int MIN_ENTRIES = 1 << 12;

    /** With fewer an entry would not tell how much work it took. */
    private static final int MIN_WORK_BITS = 2;

    final Stages<PackedEntries> stages;

    /**
     * An empty table.
     *
     * @param maxEntries the entries at last, enough for key, bounds and work to fit in a {@code long}
     * @param keyBits the bits of a key at most
     * @param won the highest score; the lowest is {@code -won}
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has no room for the first of it
     */
    public PackedTranspositionTable(int maxEntries, int keyBits, int won, boolean shared) {
        super(boundBits(won), won);
        this.stages = PackedEntries.stages(
                minEntries(maxEntries, keyBits, won), maxEntries, keyBits, 2 * boundBits(won), shared);
    }

    /** The bits that a score takes when scores from {@code -won} on are counted from 0. */
    private static int boundBits(int won) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(2 * won);
    }

    private static int minEntries(int maxEntries, int keyBits, int won) {
        return PackedEntries.minEntries(MIN_ENTRIES, maxEntries, keyBits, 2 * boundBits(won));
    }

    /** Whether key, bounds and work fit in a {@code long}; in a small table of large keys they do not. */
    public static boolean fits(int entries, int keyBits, int won) {
        return PackedEntries.workBits(entries, keyBits, 2 * boundBits(won)) >= MIN_WORK_BITS;
    }

    /** The most bytes of a table that grows to this size. */
    public static long bytes(int maxEntries, int keyBits, int won) {
        return Stages.bytes(minEntries(maxEntries, keyBits, won), maxEntries, Long.BYTES);
    }

    @Override
    public long lookUp(long key) {
        PackedEntries entries = stages.current();
        return entries.lookUp(entries.product(key));
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        PackedEntries entries = stages.current();
        entries.remember(entries.product(key), bounds(lower, upper), work);
        stages.countWritten();
    }
}
