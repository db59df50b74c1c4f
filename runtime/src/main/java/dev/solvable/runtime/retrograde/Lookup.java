package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.transposition.PackedNumbers;

/**
 * Finds positions of a packed table in batches. A processor overlaps the cache misses that fit its instruction window.
 * So the data is held in plain arrays here, and each loop reads only one of them.
 */
final class Lookup {
    private final BlockTable table;
    private final int blockBits;
    private final int bucketBits;

    /** The bytes of a hash's lower bits, and the masks of these bytes and of these bits. */
    private final int width;

    private final long widthMask;
    private final long restMask;

    // For each block: where buckets begin, the lower bits of hashes, and the values.
    private final int[][] begins;
    private final byte[][] rests;
    private final char[][] values;

    /** A sum of what was read ahead, without which the JIT compiler would drop the reads. */
    long touched;

    /** A lookup for one thread in a packed table. */
    Lookup(BlockTable table) {
        this.table = table;
        this.blockBits = table.blockBits;
        this.bucketBits = PositionSet.bucketBits(table.mostPositions());
        int bits = Long.SIZE - blockBits - bucketBits;
        this.width = PackedNumbers.width(bits);
        this.widthMask = -1L >>> Long.SIZE - Byte.SIZE * width;
        this.restMask = -1L >>> Long.SIZE - bits;
        int blocks = table.blocks.length;
        this.begins = new int[blocks][];
        this.rests = new byte[blocks][];
        this.values = new char[blocks][];
        for (int block = 0; block < blocks; block++) {
            begins[block] = table.blocks[block].positions.begins();
            rests[block] = table.blocks[block].positions.wholeRests();
            values[block] = table.blocks[block].values.whole();
        }
    }

    /**
     * Finds positions that are in the table.
     *
     * @param ids gets the id of each
     * @throws IllegalStateException if a position is not in the table
     */
    void find(long[] hashes, int count, int[] ids) {
        for (int i = 0; i < count; i++) {
            ids[i] = begins[table.blockOf(hashes[i])][bucket(hashes[i])];
        }
        long seen = 0;
        for (int i = 0; i < count; i++) {
            seen += rests[table.blockOf(hashes[i])][ids[i] * width];
        }
        for (int i = 0; i < count; i++) {
            seen += values[table.blockOf(hashes[i])][ids[i]];
        }
        touched = seen;
        for (int i = 0; i < count; i++) {
            ids[i] = table.id(table.blockOf(hashes[i]), number(hashes[i], ids[i]));
        }
    }

    /** The number of a position in its bucket, whose first number is given. */
    private int number(long hash, int begin) {
        int block = table.blockOf(hash);
        byte[] there = rests[block];
        long rest = hash & restMask;
        int end = begins[block][bucket(hash) + 1];
        for (int number = begin; number < end; number++) {
            if ((PackedNumbers.read(there, number, width) & widthMask) == rest) {
                return number;
            }
        }
        throw new IllegalStateException("rules that are asked again say something else");
    }

    private int bucket(long hash) {
        return PositionSet.bucket(hash, blockBits, bucketBits);
    }
}
