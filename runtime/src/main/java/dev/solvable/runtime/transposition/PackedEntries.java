package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;

/**
 * The entries of a transposition table, each one {@code long}, so that the threads of a search share it without a lock.
 * A state has two places to go: of two that want the same, the one that took less work gives way (Breuker, Uiterwijk
 * and van den Herik 1994, "two-deep").
 *
 * <p>States are told apart by products: a key times an odd number, modulo a power of two above all keys, is no other
 * key's. The upper bits of a product choose a set of two entries; the lower ones, the tag, are kept in the entry.
 * Products that choose the same set lie so close together that no two of them have one tag, so set and tag together are
 * the whole product (Cleary 1984, Compact Hash Tables Using Bidirectional Linear Probing).
 */
@ForGeneratedCode
public final class PackedEntries {
    /** The work that an entry took is kept as its length in bits, in this number of bits where there is room. */
    private static final int MAX_WORK_BITS = 5;

    private static final int MIN_PRODUCT_BITS = 32;

    /** From the lowest bit: the tag, what is known, the work; 0 where there is nothing. */
    private final long[] entries;

    private final int sets;
    private final int last;
    private final int productBits;
    private final int tagBits;
    private final int workShift;
    private final int maxWork;
    private final boolean shared;

    /**
     * Empty entries.
     *
     * @param count the number of entries, enough for product, bounds and work to fit in a {@code long}
     * @param keyBits the bits of a key at most
     * @param knownBits the bits of what is known of a state
     * @param shared whether several threads use them
     * @throws OutOfMemoryError where the heap has no room for them
     */
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
     * @param minEntries how many there are at first
     * @param maxEntries how many there are at last
     * @param keyBits the bits of a key at most
     * @param knownBits the bits of what is known of a state
     * @param shared whether several threads use them
     * @throws OutOfMemoryError where the heap has no room for the first of them
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

    /** The bits of an entry that are left for the work that it took; fewer than none where it has no room at all. */
    static int workBits(int count, int keyBits, int knownBits) {
        return Long.SIZE - tagBits(count, keyBits) - knownBits;
    }

    /**
     * The fewest entries to begin with. With fewer, an entry would have less room for its work than in a larger table.
     *
     * @param atLeast fewer would not be cleared any sooner
     */
    static int minEntries(int atLeast, int maxEntries, int keyBits, int knownBits) {
        int wanted = Math.min(MAX_WORK_BITS, workBits(maxEntries, keyBits, knownBits));
        int entries = atLeast;
        while (entries < maxEntries && workBits(entries, keyBits, knownBits) < wanted) {
            entries *= 2;
        }
        return entries;
    }

    private static int productBits(int keyBits) {
        return Math.max(MIN_PRODUCT_BITS, keyBits);
    }

    /** How many sets of two entries there are; the last may have only one. */
    private static int sets(int count) {
        return (count + 1) / 2;
    }

    /** The lowest bits of a product, which two products that belong in one set do not have in common. */
    private static int tagBits(int count, int keyBits) {
        int setBits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(sets(count)); // at least 1 << setBits sets
        return productBits(keyBits) - setBits;
    }

    /** The product of a key, and of no other, as the factor is odd. */
    long product(long key) {
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

    /** What is known of the state of a product, in the lowest bits; 0 for nothing. */
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
     * Keeps what is known of the state of a product, which is not 0.
     *
     * @param work how many states were searched for it, at least 1
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

    /** Tells empty entries, which are more, what is known. */
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
