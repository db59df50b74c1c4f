package dev.solvable.processor.plan;

/**
 * What caches that grow with their use take at most: while one grows to its last size the one before it is there, too.
 * The sizes at first and the steps are those of the runtime.
 */
final class CacheSizes {
    /** A key of 64 bits, and 16 bits of what is known for it. */
    static final int BYTES_OF_ENTRY = Long.BYTES + Character.BYTES;

    /** The entries at first of a cache that has stages, unless they would be too few to tell all keys apart. */
    static final int FIRST_STAGE = 1 << 12;

    /** A stage has so many times the entries of the one before. */
    private static final int STAGE_GROWTH = 8;

    /** The entries at first of a cache of regions, or of the states that a move source reaches. */
    static final int FEWEST = 1 << 8;

    /** Such a cache becomes so many times as large. */
    private static final int GROWTH = 4;

    private CacheSizes() {}

    /** The bytes of a cache of regions, or of the states that a move source reaches. */
    static long bytes(long entries, int bytesOfEntry) {
        return bytes(entries, bytesOfEntry, FEWEST, GROWTH);
    }

    /**
     * The bytes of a cache that has stages, as that of any other search.
     *
     * @param first the entries at first
     */
    static long bytesOfStages(long entries, int bytesOfEntry, long first) {
        return bytes(entries, bytesOfEntry, first, STAGE_GROWTH);
    }

    private static long bytes(long entries, int bytesOfEntry, long first, int growth) {
        long before = 0;
        for (long size = first; size < entries; size *= growth) {
            before = size;
        }
        return (entries + before) * bytesOfEntry;
    }
}
