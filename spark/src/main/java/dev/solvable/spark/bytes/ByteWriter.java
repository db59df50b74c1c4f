package dev.solvable.spark.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Writes numbers as varints: seven bits per byte, lowest bits first. */
public final class ByteWriter {
    static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes = new byte[64];
    private int size;

    /** Writes a number, taken as unsigned. */
    public void number(long number) {
        if (size + 10 > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.addExact(bytes.length, bytes.length));
        }
        long rest = number;
        while ((rest & ~0x7fL) != 0) {
            bytes[size] = (byte) (rest | 0x80);
            size++;
            rest >>>= 7;
        }
        bytes[size] = (byte) rest;
        size++;
    }

    /** Writes counts, their number first. */
    public void counts(int... counts) {
        number(counts.length);
        for (int count : counts) {
            number(count);
        }
    }

    /** Writes all bits of a number, in eight bytes. */
    void word(long word) {
        if (size + Long.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.addExact(bytes.length, bytes.length));
        }
        WORDS.set(bytes, size, word);
        size += Long.BYTES;
    }

    /** Writes a signed number in zigzag encoding, which is short for numbers near 0. */
    public void signed(long number) {
        number(number << 1 ^ number >> 63);
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }
}
