package dev.solvable.runtime.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Finds positions of a packed table, many at a time. Memory takes long to answer, but many questions at once: as many
 * as fit the instructions that a processor looks ahead. So what is read is held here in plain arrays, and each loop
 * reads one of them.
 */
final class Lookup {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final BlockTable table;
    private final int blockBits;
    private final int bucketBits;

    /** How many bytes the lower bits of a hash take, and masks of these bytes and bits. */
    private final int width;

    private final long mask;
    private final long restMask;

    // For each block: where buckets begin, the lower bits of hashes, and the values.
    private final int[][] begins;
    private final byte[][] rests;
    private final char[][] values;

    /** A sum of what was read ahead, without which the JIT compiler would drop the reads. */
    long touched;

    /**
     * A lookup for one thread.
     *
     * @param table one that is packed
     */
    Lookup(BlockTable table) {
        this.table = table;
        this.blockBits = table.blockBits;
        this.bucketBits = PositionSet.bucketBits(table.mostPositions());
        int bits = Long.SIZE - blockBits - bucketBits;
        this.width = PositionSet.width(bits);
        this.mask = -1L >>> Long.SIZE - Byte.SIZE * width;
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
     * @param hashes those of the positions
     * @param ids gets the id of each
     * @throws IllegalStateException where one is not there
     */
    void find(long[] hashes, int count, int[] ids) {
        for (int i = 0; i < count; i++) {
            ids[i] = begins[block(hashes[i])][bucket(hashes[i])];
        }
        long seen = 0;
        for (int i = 0; i < count; i++) {
            seen += rests[block(hashes[i])][ids[i] * width];
        }
        for (int i = 0; i < count; i++) {
            seen += values[block(hashes[i])][ids[i]];
        }
        touched = seen;
        for (int i = 0; i < count; i++) {
            ids[i] = table.id(block(hashes[i]), number(hashes[i], ids[i]));
        }
    }

    /** The number of a position in its bucket, which begins with one. */
    private int number(long hash, int begin) {
        int block = block(hash);
        byte[] there = rests[block];
        long rest = hash & restMask;
        int end = begins[block][bucket(hash) + 1];
        for (int number = begin; number < end; number++) {
            if (((long) LONGS.get(there, number * width) & mask) == rest) {
                return number;
            }
        }
        throw new IllegalStateException("rules that are asked again say something else");
    }

    private int block(long hash) {
        return (int) (hash >>> Long.SIZE - blockBits);
    }

    private int bucket(long hash) {
        return PositionSet.bucket(hash, blockBits, bucketBits);
    }
}
