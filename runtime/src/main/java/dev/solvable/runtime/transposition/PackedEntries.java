package dev.solvable.runtime.transposition;

/**
 * The entries of a transposition table, one {@code long} each, so that the threads of a search share it without a lock.
 * A state has a set of two entries; it replaces the one that took less work (Breuker, Uiterwijk and van den Herik 1994,
 * "two-deep").
 *
 * <p>States are identified by products: the key times an odd number, modulo a power of two above all keys, which
 * differs for all keys. The upper bits of a product choose a set; the entry stores the lower bits, the tag. Products of
 * one set are so close that their tags differ, so set and tag determine the product (Cleary 1984, Compact Hash Tables
 * Using Bidirectional Linear Probing).
 */
public final class PackedEntries {
    /** The initial number of entries at least, which takes some microseconds to clear. */
    private static final int MIN_ENTRIES = 1 << 12;

    /** The maximum number of bits for an entry's work, which is stored as its length in bits. */
    private static final int MAX_WORK_BITS = 5;

    private static final int MIN_PRODUCT_BITS = 32;

    /** From the lowest bit: the tag, the facts on the state, the work; 0 in an empty entry. */
    private final long[] entries;

    private final int sets;
    private final int last;
    private final int productBits;
    private final int tagBits;
    private final int workShift;
    private final int maxWork;
    private final boolean shared;

    /** Empty entries, so many that tag, facts and work fit in a {@code long}; see {@link #stages}. */
    PackedEntries(int count, int keyBits, int knownBits, boolean shared) {
        this.sets = sets(count);
        this.last = count - 1;
        this.productBits = productBits(keyBits);
        this.tagBits = tagBits(count, keyBits);
        this.workShift = tagBits + knownBits;
        this.maxWork = (1 << Math.min(MAX_WORK_BITS, workBits(count, keyBits, knownBits))) - 1;
        this.shared = shared;
        this.entries = new long[count];
    }

    /**
     * Entries whose number grows with their use.
     *
     * @param minEntries the initial number of entries
     * @param maxEntries the maximum number of entries
     * @param keyBits the maximum number of bits of a key
     * @param knownBits the number of bits of the facts on a state
     * @param shared whether several threads use the entries
     * @throws OutOfMemoryError if the heap has no room for the initial entries
     */
    public static Stages<PackedEntries> stages(
            int minEntries, int maxEntries, int keyBits, int knownBits, boolean shared) {
        return new Stages<>(minEntries, maxEntries, new Stages.Kind<>() {
            @Override
            public PackedEntries newStage(int entries) {
                return new PackedEntries(entries, keyBits, knownBits, shared);
            }

            @Override
            public void copy(PackedEntries smaller, PackedEntries larger) {
                smaller.copyTo(larger);
            }
        });
    }

    /** The number of bits of an entry that remain for its work; negative if tag and facts do not fit. */
    static int workBits(int count, int keyBits, int knownBits) {
        return Long.SIZE - tagBits(count, keyBits) - knownBits;
    }

    /** The initial number of entries: enough that an entry has as much room for its work as in the largest table. */
    static int minEntries(int maxEntries, int keyBits, int knownBits) {
        int wanted = Math.min(MAX_WORK_BITS, workBits(maxEntries, keyBits, knownBits));
        int entries = MIN_ENTRIES;
        while (entries < maxEntries && workBits(entries, keyBits, knownBits) < wanted) {
            entries *= 2;
        }
        return entries;
    }

    private static int productBits(int keyBits) {
        return Math.max(MIN_PRODUCT_BITS, keyBits);
    }

    /** The number of sets of two entries; the last set may have only one. */
    private static int sets(int count) {
        return (count + 1) / 2;
    }

    /** The number of lowest bits of a product that tell apart all products of one set. */
    private static int tagBits(int count, int keyBits) {
        int setBits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(sets(count)); // at least 1 << setBits sets
        return productBits(keyBits) - setBits;
    }

    /** The product of a key. No other key has the same product, as the factor is odd. */
    long product(long key) {
        return key * Scatter.FACTOR & -1L >>> Long.SIZE - productBits;
    }

    /** The index of the first entry of a product's set. */
    private int firstPlace(long product) {
        return (int) ((product >>> productBits - 32) * sets >>> 32) * 2;
    }

    /** Whether an entry of a product's set belongs to that product. */
    private boolean isOf(long entry, long product) {
        return (entry ^ product) << Long.SIZE - tagBits == 0;
    }

    /** The only product of a set with this tag. */
    private long productOf(int set, long tag) {
        long first = Long.divideUnsigned(((long) set << 32) + sets - 1, sets) << productBits - 32;
        return first + (tag - first & (1L << tagBits) - 1);
    }

    private long entry(int place) {
        return WholeLongs.get(entries, place, shared);
    }

    /** The facts on the state with this product, in the lowest bits; 0 if there is no entry. */
    public long lookUp(long product) {
        int place = firstPlace(product);
        long entry = entry(place);
        if (isOf(entry, product)) {
            return entry >>> tagBits;
        }
        entry = entry(Math.min(place + 1, last));
        return isOf(entry, product) ? entry >>> tagBits : 0;
    }

    /**
     * Stores facts on the state with this product.
     *
     * @param known the facts, not 0
     * @param work the number of states searched for them, at least 1
     */
    public void remember(long product, long known, long work) {
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
        WholeLongs.set(entries, place, workBits << workShift | known << tagBits | tag, shared);
    }

    void copyTo(PackedEntries larger) {
        for (int place = 0; place < entries.length; place++) {
            long entry = entry(place);
            if (entry != 0) {
                long known = entry >>> tagBits & (1L << workShift - tagBits) - 1;
                long product = productOf(place / 2, entry & (1L << tagBits) - 1);
                larger.remember(product, known, 1L << (entry >>> workShift) - 1);
            }
        }
    }
}
