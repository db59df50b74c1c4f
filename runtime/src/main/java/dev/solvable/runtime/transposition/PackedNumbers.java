package dev.solvable.runtime.transposition;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A list of numbers, each in the fewest bytes that hold its bits. A growing list has chunks, so that little space is
 * unused; a list of a known size has one chunk.
 */
public final class PackedNumbers {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final int CHUNK_BITS = 12;

    private final int width;

    private final long mask;

    /** The number of lower bits of an index that give the place in a chunk. */
    private final int chunkBits;

    private final int chunkMask;

    /** Replaced as a whole by a complete array, so that reading threads need no lock. */
    private volatile byte[][] chunks = {};

    private int size;

    private PackedNumbers(int bits, int chunkBits) {
        this.width = width(bits);
        this.mask = -1L >>> Long.SIZE - Byte.SIZE * width;
        this.chunkBits = chunkBits;
        this.chunkMask = (1 << chunkBits) - 1;
    }

    /** The bytes of a number with this many bits. */
    public static int width(int bits) {
        return (bits + Byte.SIZE - 1) / Byte.SIZE;
    }

    /** An empty list for numbers with this many bits. */
    public static PackedNumbers growing(int bits) {
        return new PackedNumbers(bits, CHUNK_BITS);
    }

    /** A list of {@code size} zeros in one chunk. */
    public static PackedNumbers ofSize(int bits, int size) {
        PackedNumbers numbers = new PackedNumbers(bits, Integer.SIZE - 1);
        numbers.chunks = new byte[][] {new byte[numbers.bytesOf(size)]};
        numbers.size = size;
        return numbers;
    }

    /** The number of numbers. */
    public int size() {
        return size;
    }

    /** The only chunk of a list of a known size. It ends with eight extra bytes. */
    public byte[] whole() {
        return chunks[0];
    }

    /** The bytes that the numbers take. */
    public long bytes() {
        byte[][] now = chunks;
        int last = now.length - 1;
        return last < 0 ? 0 : last * (long) now[0].length + now[last].length;
    }

    /** The extra bytes are for accesses to the last number as a long, and for touching the place behind it. */
    private int bytesOf(int numbers) {
        return numbers * width + Long.BYTES;
    }

    /** The number with an index. */
    public long get(int index) {
        return read(chunks[index >>> chunkBits], index & chunkMask, width) & mask;
    }

    /**
     * Reads a number in a chunk.
     *
     * @param width the bytes of each number; the upper bytes of the result belong to the next numbers
     */
    public static long read(byte[] chunk, int index, int width) {
        return (long) LONGS.get(chunk, index * width);
    }

    /** Prefetches a number into the processor's cache. */
    public byte touch(int index) {
        return chunks[index >>> chunkBits][(index & chunkMask) * width];
    }

    /** Changes the number with an index. */
    public void set(int index, long number) {
        byte[] chunk = chunks[index >>> chunkBits];
        int place = (index & chunkMask) * width;
        LONGS.set(chunk, place, read(chunk, index & chunkMask, width) & ~mask | number);
    }

    /** Adds a number to a growing list. */
    public void add(long number) {
        makeRoom();
        size++;
        set(size - 1, number);
    }

    /** Makes room for one more number. The first chunk grows; the others have their full size from the start. */
    private void makeRoom() {
        int chunk = size >>> chunkBits;
        byte[][] now = chunks;
        if (chunk == now.length) {
            byte[][] more = Arrays.copyOf(now, chunk + 1);
            more[chunk] = new byte[bytesOf(chunk == 0 ? 1 : 1 << chunkBits)];
            chunks = more;
        } else if (bytesOf((size & chunkMask) + 1) > now[chunk].length) {
            chunks = new byte[][] {Arrays.copyOf(now[0], bytesOf(Math.min(2 * (size + 1), 1 << chunkBits)))};
        }
    }
}
