package dev.solvable.runtime.transposition;

/** Multiplicative hashing (Knuth, 6.4): the places of keys in hash tables of any size. */
public final class Scatter {
    /** An odd number, so that different keys have different products with it. */
    public static final long FACTOR = 0x9E3779B97F4A7C15L;

    private Scatter() {}

    /** The index of a key in a table with this number of entries. */
    public static int place(long key, int entries) {
        return placeOf(key * FACTOR, entries);
    }

    /** The index of an already scattered key: its upper 32 bits, scaled to the number of entries. */
    public static int placeOf(long scattered, int entries) {
        return (int) ((scattered >>> 32) * entries >>> 32);
    }
}
