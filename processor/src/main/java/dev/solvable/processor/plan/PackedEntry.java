package dev.solvable.processor.plan;

import java.math.BigInteger;
import java.util.Optional;

/**
 * How an entry of a cache holds a state's key and what is known of the state in one {@code long}, which threads can
 * share without a lock: it is read and written as a whole.
 *
 * <p>A key times an odd number, modulo a power of two above all keys, is another key's for no other key. The upper bits
 * of that product choose a set of entries; the lower ones, the tag, are kept in the entry. Products that choose the
 * same set lie so close together that no two of them have one tag, so set and tag together are the whole key (Cleary
 * 1984, Compact Hash Tables Using Bidirectional Linear Probing).
 *
 * @param productBits the bits of a product, at least 32 and at least those of a key
 * @param sets how many sets of two entries the cache has; the last may have only one
 * @param boundBits the bits of a bound on a score
 */
public record PackedEntry(int productBits, int sets, int boundBits) {
    /** The work that an entry took is kept as its length in bits, in so many bits where there is room. */
    private static final int MAX_WORK_BITS = 5;

    /** With fewer an entry would not tell how much work it took. */
    private static final int MIN_WORK_BITS = 2;

    private static final int MIN_PRODUCT_BITS = 32;

    /** The entry of a game's cache; empty where it does not fit in a {@code long}: in a small cache of large keys. */
    static Optional<PackedEntry> of(Form form, Layout layout, int entries) {
        int productBits = Math.max(MIN_PRODUCT_BITS, keyBits(form, layout));
        int highestBound = 2 * (layout.bits().size() + 1); // WON, when bounds from -WON on are counted from 0
        int boundBits = Integer.SIZE - Integer.numberOfLeadingZeros(highestBound);
        PackedEntry entry = new PackedEntry(productBits, (entries + 1) / 2, boundBits);
        return entry.workBits() >= MIN_WORK_BITS ? Optional.of(entry) : Optional.empty();
    }

    /** The most bits that the number of a state in the cache has. */
    private static int keyBits(Form form, Layout layout) {
        int cells = layout.bits().size();
        return switch (form) {
            case TAKEN -> cells;
            case TAKEN_AND_SIDE -> Math.min(Long.SIZE, cells + 1);
            case TWO_MASKS -> 2 * cells;
            case BASE_3 -> BigInteger.valueOf(3).pow(cells).bitLength();
            case GUARDED -> layout.length();
            case PIECES -> throw new IllegalStateException("pieces are not searched");
        };
    }

    /** The bits in which the work that an entry took is kept, as its length in bits; few where it would not fit. */
    public int workBits() {
        return Math.min(MAX_WORK_BITS, Long.SIZE - tagBits() - 2 * boundBits);
    }

    /** The bits of a product that tell it from all others in the same set. */
    public int tagBits() {
        int setBits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(sets); // there are at least 1 << setBits sets
        return productBits - setBits;
    }
}
