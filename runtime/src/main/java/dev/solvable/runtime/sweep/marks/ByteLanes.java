package dev.solvable.runtime.sweep.marks;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Arithmetic on eight signed bytes at once, the lanes of a long; the first byte is the lowest (Warren 2012, Hacker's
 * Delight, 2-18).
 */
final class ByteLanes {
    /** The lanes of a long, the bytes that are read and written at once. */
    static final int COUNT = Long.BYTES;

    /** A one in each lane. */
    static final long ONES = 0x0101_0101_0101_0101L;

    /** The least signed byte in each lane, its sign bit. */
    static final long LEAST = ONES << 7;

    private static final long MAGNITUDES = ~LEAST;

    private static final VarHandle BYTES = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private ByteLanes() {}

    /** Eight bytes of an array, from an index on. */
    static long get(byte[] bytes, int index) {
        return (long) BYTES.get(bytes, index);
    }

    /** Writes eight bytes of an array, from an index on. */
    static void set(byte[] bytes, int index, long lanes) {
        BYTES.set(bytes, index, lanes);
    }

    /** The sum in each lane, modulo 256. */
    static long sum(long x, long y) {
        return (x & MAGNITUDES) + (y & MAGNITUDES) ^ (x ^ y) & LEAST;
    }

    /** The greater signed byte in each lane. */
    static long max(long x, long y) {
        long magnitudes = (x | LEAST) - (y & MAGNITUDES); // the sign bit is set if the bits of x below it are no less
        long differ = x ^ y;
        long isGreater = (~differ & magnitudes | ~x & y) & LEAST;
        return y ^ differ & filled(isGreater >>> 7);
    }

    /** A one in each lane that is positive, if none is negative. */
    static long positive(long lanes) {
        return (lanes + MAGNITUDES & LEAST) >>> 7;
    }

    /** All bits of each lane that is one, none of those that are zero. */
    static long filled(long ones) {
        return (ones << 8) - ones;
    }
}
