package dev.solvable.runtime.transposition;

/** A transposition table of {@link PackedEntries} that grows with its use, see {@link Stages}. Threads may share it. */
public final class PackedTranspositionTable extends TranspositionTable {
    private static final int MIN_WORK_BITS = 2;

    final Stages<PackedEntries> stages;

    /**
     * An empty table.
     *
     * @param maxEntries the maximum number of entries, large enough that key, bounds and work fit in a {@code long}
     * @param keyBits the maximum number of bits of a key
     * @param won the highest score; the lowest is {@code -won}
     * @param shared whether several threads use the table
     * @throws OutOfMemoryError if the heap has no room for the initial entries
     */
    public PackedTranspositionTable(int maxEntries, int keyBits, int won, boolean shared) {
        super(boundBits(won), won);
        this.stages = PackedEntries.stages(
                minEntries(maxEntries, keyBits, won), maxEntries, keyBits, 2 * boundBits(won), shared);
    }

    /** The bits of a score plus {@code won}, which is not negative. */
    private static int boundBits(int won) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(2 * won);
    }

    private static int minEntries(int maxEntries, int keyBits, int won) {
        return PackedEntries.minEntries(maxEntries, keyBits, 2 * boundBits(won));
    }

    /** Whether key, bounds and work fit in a {@code long}; false for small tables of large keys. */
    public static boolean fits(int entries, int keyBits, int won) {
        return PackedEntries.workBits(entries, keyBits, 2 * boundBits(won)) >= MIN_WORK_BITS;
    }

    /** An upper bound on the bytes of a table that grows to this size. */
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
