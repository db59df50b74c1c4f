package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;

/**
 * A table of which an entry is one {@code long}, so that the threads of a search share it without a lock. A state has
 * two places to go: of two that want the same, the one that took less work gives way (Breuker, Uiterwijk and van den
 * Herik 1994, "two-deep").
 *
 * <p>A key times an odd number, modulo a power of two above all keys, is another key's for no other key. The upper bits
 * of that product choose a set of two entries; the lower ones, the tag, are kept in the entry. Products that choose the
 * same set lie so close together that no two of them have one tag, so set and tag together are the whole key (Cleary
 * 1984, Compact Hash Tables Using Bidirectional Linear Probing).
 */
@ForGeneratedCode
public final class PackedTranspositionTable extends TranspositionTable {
    /** The work that an entry took is kept as its length in bits, in this number of bits where there is room. */
    private static final int MAX_WORK_BITS = 5;

    /** With fewer an entry would not tell how much work it took. */
    private static final int MIN_WORK_BITS = 2;

    private static final int MIN_PRODUCT_BITS = 32;

    /** Times {@link Scatter#FACTOR} it is 1, modulo 2^64. */
    private static final long GATHER = 0xF1DE83E19937733DL;

    /** From the lowest bit: the tag, the lower bound, the upper bound, the work; 0 where there is nothing. */
    private final long[] entries;

    private final int sets;
    private final int last;
    private final int productBits;
    private final int tagBits;
    private final int workShift;
    private final int maxWork;
    private final boolean shared;

    /**
     * An empty table.
     *
     * @param entries the number of entries: so many that key, bounds and work fit in a {@code long}
     * @param keyBits the bits of a key at most
     * @param won the highest score; the lowest is {@code -won}
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has no room for it
     */
    public PackedTranspositionTable(int entries, int keyBits, int won, boolean shared) {
        super(boundBits(won), won);
        this.sets = sets(entries);
        this.last = entries - 1;
        this.productBits = productBits(keyBits);
        this.tagBits = tagBits(entries, keyBits);
        this.workShift = tagBits + 2 * boundBits(won);
        this.maxWork = (1 << Math.min(MAX_WORK_BITS, workBits(entries, keyBits, won))) - 1;
        this.shared = shared;
        this.entries = new long[entries];
    }

    /** The bits of an entry that are left for the work that it took. */
    private static int workBits(int entries, int keyBits, int won) {
        return Long.SIZE - tagBits(entries, keyBits) - 2 * boundBits(won);
    }

    /** The bits that a score takes when scores from {@code -won} on are counted from 0. */
    private static int boundBits(int won) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(2 * won);
    }

    /**
     * The fewest entries to begin with: so many that each has as many bits left for its work as one of a larger table
     * is given.
     */
    private static int minEntries(int maxEntries, int keyBits, int won) {
        int wanted = Math.min(MAX_WORK_BITS, workBits(maxEntries, keyBits, won));
        int entries = MIN_ENTRIES;
        while (entries < maxEntries && workBits(entries, keyBits, won) < wanted) {
            entries *= 2;
        }
        return entries;
    }

    /**
     * A table that grows with its use.
     *
     * @param maxEntries the entries at last, as those of a table that does not grow
     * @param keyBits the bits of a key at most
     * @param won the highest score; the lowest is {@code -won}
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has no room for the first of it
     */
    public static TranspositionTable growing(int maxEntries, int keyBits, int won, boolean shared) {
        return new StagedTranspositionTable(
                minEntries(maxEntries, keyBits, won),
                maxEntries,
                entries -> new PackedTranspositionTable(entries, keyBits, won, shared));
    }

    /** Whether key, bounds and work fit in a {@code long}; in a small table of large keys they do not. */
    public static boolean fits(int entries, int keyBits, int won) {
        return workBits(entries, keyBits, won) >= MIN_WORK_BITS;
    }

    /** The most bytes of a table that grows to this size. */
    public static long bytes(int maxEntries, int keyBits, int won) {
        return Stages.bytes(minEntries(maxEntries, keyBits, won), maxEntries, Long.BYTES);
    }

    private static int productBits(int keyBits) {
        return Math.max(MIN_PRODUCT_BITS, keyBits);
    }

    /** How many sets of two entries there are; the last may have only one. */
    private static int sets(int entries) {
        return (entries + 1) / 2;
    }

    /** The lowest bits of a product, which two products that belong in one set do not have in common. */
    private static int tagBits(int entries, int keyBits) {
        int setBits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(sets(entries)); // at least 1 << setBits sets
        return productBits(keyBits) - setBits;
    }

    /** The number that stands for a key, and for no other, as the factor is odd. */
    private long product(long key) {
        return key * Scatter.FACTOR & -1L >>> Long.SIZE - productBits;
    }

    /** The first entry of the set in which a product belongs. */
    private int firstPlace(long product) {
        return (int) ((product >>> productBits - 32) * sets >>> 32) * 2;
    }

    /** Whether an entry is about the state of a product of its set. */
    private boolean isOf(long entry, long product) {
        return (entry ^ product) << Long.SIZE - tagBits == 0;
    }

    /** The one product of a set that has this tag. */
    private long productOf(int set, long tag) {
        long first = Long.divideUnsigned(((long) set << 32) + sets - 1, sets) << productBits - 32;
        return first + (tag - first & (1L << tagBits) - 1);
    }

    private long entry(int place) {
        return WholeLongs.get(entries, place, shared);
    }

    @Override
    public long lookUp(long key) {
        long product = product(key);
        int place = firstPlace(product);
        long entry = entry(place);
        if (isOf(entry, product)) {
            return entry >>> tagBits;
        }
        entry = entry(Math.min(place + 1, last));
        return isOf(entry, product) ? entry >>> tagBits : 0;
    }

    @Override
    public void remember(long key, int lower, int upper, long work) {
        long product = product(key);
        int place = firstPlace(product);
        long entry = entry(place);
        if (!isOf(entry, product)) {
            int second = Math.min(place + 1, last);
            long other = entry(second);
            if (isOf(other, product) || other >>> workShift < entry >>> workShift) {
                place = second;
            }
        }
        long workBits = Math.min(maxWork, Long.SIZE - Long.numberOfLeadingZeros(work));
        long tag = product & (1L << tagBits) - 1;
        WholeLongs.set(entries, place, workBits << workShift | bounds(lower, upper) << tagBits | tag, shared);
    }

    @Override
    void copyTo(TranspositionTable larger) {
        for (int place = 0; place < entries.length; place++) {
            long entry = entry(place);
            if (entry != 0) {
                long product = productOf(place / 2, entry & (1L << tagBits) - 1);
                long known = entry >>> tagBits;
                long key = product * GATHER & -1L >>> Long.SIZE - productBits;
                larger.remember(key, lower(known), upper(known), 1L << (entry >>> workShift) - 1);
            }
        }
    }
}
