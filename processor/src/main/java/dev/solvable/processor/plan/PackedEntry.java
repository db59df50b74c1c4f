package dev.solvable.processor.plan;

import java.math.BigInteger;

/**
 * Whether an entry of a transposition table fits in one {@code long}, as threads need it that share the table without a
 * lock: what tells its state from all others of its set, two bounds, and the work that it took. The runtime's
 * {@code PackedTranspositionTable} says how they are packed.
 */
final class PackedEntry {
    /** The work that an entry took is kept in so many bits where there is room. */
    private static final int MAX_WORK_BITS = 5;

    /** With fewer an entry would not tell how much work it took. */
    private static final int MIN_WORK_BITS = 2;

    private static final int MIN_PRODUCT_BITS = 32;

    /** The entries of a small table for states near the end, unless they do not fit in one of so few. */
    private static final int SHALLOW_ENTRIES = 1 << 16;

    /** A table that is not more than so many times as large is the only one. */
    private static final int TIMES_SHALLOW = 8;

    private PackedEntry() {}

    /** Whether the entries fit; in a small table of large keys they do not. */
    static boolean fits(Form form, Layout layout, int entries) {
        return workBits(form, layout, entries) >= MIN_WORK_BITS;
    }

    /**
     * The entries at first of a table that grows to so many: enough that each has as many bits for its work as it has
     * at last.
     */
    static int firstEntries(Form form, Layout layout, int entries) {
        int wanted = Math.min(MAX_WORK_BITS, workBits(form, layout, entries));
        int first = CacheSizes.FIRST_STAGE;
        while (first < entries && workBits(form, layout, first) < wanted) {
            first *= 2;
        }
        return first;
    }

    /**
     * The entries at last of the small table that a thread has for states near the end; 0 where there is none. The
     * sizes are those of the runtime's {@code SearchTables}.
     *
     * @param entries those of the table that threads share, in which states fit
     */
    static int shallowEntries(Form form, Layout layout, int entries) {
        long shallow = SHALLOW_ENTRIES;
        while (TIMES_SHALLOW * shallow < entries && !fits(form, layout, (int) shallow)) {
            shallow *= 2;
        }
        return TIMES_SHALLOW * shallow < entries ? (int) shallow : 0;
    }

    /** The most bits that the number of a state in the table has. */
    private static int keyBits(Form form, int cells, Layout layout) {
        return switch (form) {
            case TAKEN -> cells;
            case TAKEN_AND_SIDE -> Math.min(Long.SIZE, cells + 1);
            case TWO_MASKS -> 2 * cells;
            case BASE_3 -> BigInteger.valueOf(3).pow(cells).bitLength();
            case GUARDED -> layout.length();
            case PIECES -> throw new IllegalStateException("pieces are not searched");
        };
    }

    /** The bits that are left for the work; less than none where even the others do not fit. */
    private static int workBits(Form form, Layout layout, int entries) {
        int cells = layout.bits().size();
        int highestBound = 2 * (cells + 1); // that of a win, when bounds are counted from that of a loss
        int boundBits = Integer.SIZE - Integer.numberOfLeadingZeros(highestBound);
        int sets = (entries + 1) / 2;
        int setBits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(sets); // there are at least 1 << setBits sets
        int tagBits = Math.max(MIN_PRODUCT_BITS, keyBits(form, cells, layout)) - setBits;
        return Long.SIZE - tagBits - 2 * boundBits;
    }
}
