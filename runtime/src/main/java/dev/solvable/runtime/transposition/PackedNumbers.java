package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Numbers of as many bytes as their bits need. They grow by chunks, so that little is empty; where their number is
 * known they have one chunk.
 */
@ForGeneratedCode
public final class PackedNumbers {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final int CHUNK_BITS = 12;

    /** How many bytes a number has. */
    private final int width;

    private final long mask;

    /** How many lower bits of an index tell the place in a chunk. */
    private final int chunkBits;

    private final int chunkMask;

    /** Replaced as a whole by one that is complete, so that threads that read need no lock. */
    private volatile byte[][] chunks = {};

    private int size;

    private PackedNumbers(int bits, int chunkBits) {
        this.width = width(bits);
        this.mask = -1L >>> Long.SIZE - Byte.SIZE * width;
        this.chunkBits = chunkBits;
        this.chunkMask = (1 << chunkBits) - 1;
    }

    /** How many bytes a number of some bits takes. */
    public static int width(int bits) {
        return (bits + Byte.SIZE - 1) / Byte.SIZE;
    }

    /** Numbers of some bits, none as yet. */
    public static PackedNumbers growing(int bits) {
        return new PackedNumbers(bits, CHUNK_BITS);
    }

    /** As many numbers of some bits as asked for, all 0, in one chunk. */
    public static PackedNumbers ofSize(int bits, int size) {
        PackedNumbers numbers = new PackedNumbers(bits, Integer.SIZE - 1);
        numbers.chunks = new byte[][] {new byte[numbers.bytesOf(size)]};
        numbers.size = size;
        return numbers;
    }

    /** How many numbers there are. */
    public int size() {
        return size;
    }

    /** The chunk of numbers whose size is known; eight bytes more are behind them. */
    public byte[] whole() {
        return chunks[0];
    }

    /** The bytes that the numbers take. */
    public long bytes() {
        byte[][] now = chunks;
        int last = now.length - 1;
        return last < 0 ? 0 : last * (long) now[0].length + now[last].length;
    }

    /** A number is read and written as a long, which ends behind it, and one behind the last is read ahead. */
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
     * @param width how many bytes each takes; the upper bytes of the result are those of the numbers behind it
     */
    public static long read(byte[] chunk, int index, int width) {
        return (long) LONGS.get(chunk, index * width);
    }

    /** Reads a number ahead, into the processor's cache. */
    public byte touch(int index) {
        return chunks[index >>> chunkBits][(index & chunkMask) * width];
    }

    /** Changes the number with an index. */
    public void set(int index, long number) {
        byte[] chunk = chunks[index >>> chunkBits];
        int place = (index & chunkMask) * width;
        LONGS.set(chunk, place, read(chunk, index & chunkMask, width) & ~mask | number);
    }

    /** Adds a number. */
    public void add(long number) {
        setSize(size + 1);
        set(size - 1, number);
    }

    /** What is added is 0; for numbers that grow only. */
    private void setSize(int larger) {
        int needed = larger + chunkMask >>> chunkBits;
        int first = Math.min(larger, 1 << chunkBits);
        byte[][] now = chunks;
        boolean grows = needed > 0 && now.length > 0 && bytesOf(first) > now[0].length;
        if (needed > now.length || grows) {
            byte[][] more = Arrays.copyOf(now, Math.max(needed, now.length));
            for (int chunk = now.length; chunk < needed; chunk++) {
                more[chunk] = new byte[bytesOf(chunk == 0 ? first : 1 << chunkBits)];
            }
            if (grows) {
                more[0] = Arrays.copyOf(now[0], bytesOf(Math.min(2 * first, 1 << chunkBits)));
            }
            chunks = more;
        }
        size = larger;
    }
}
