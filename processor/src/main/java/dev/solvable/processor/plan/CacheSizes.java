package dev.solvable.processor.plan;

/** How large a cache is that grows as it fills, and how fast it grows. */
public final class CacheSizes {
    /** The entries at first, where the plan allows as many: cleared in less than a microsecond. */
    public static final int FEWEST = 1 << 8;

    /** A cache that is half full becomes so many times as large. */
    public static final int GROWTH = 4;

    /** A key of 64 bits, and 16 bits of what is known for it. */
    public static final int BYTES_OF_ENTRY = Long.BYTES + Character.BYTES;

    private CacheSizes() {}

    /** The bytes that a cache takes at most: while it grows to its last size the one before it is there too. */
    public static long bytes(long entries) {
        return bytes(entries, BYTES_OF_ENTRY);
    }

    /** The same where an entry takes so many bytes. */
    static long bytes(long entries, int bytesOfEntry) {
        long before = 0;
        for (long size = Math.min(entries, FEWEST); size < entries; size *= GROWTH) {
            before = size;
        }
        return (entries + before) * bytesOfEntry;
    }
}
