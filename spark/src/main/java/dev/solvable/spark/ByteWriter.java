package dev.solvable.spark;

import java.util.Arrays;

/** Writes numbers one after another, each in as few bytes as it needs: seven bits a byte, the low ones first. */
final class ByteWriter {
    private byte[] bytes = new byte[64];
    private int size;

    /** Writes a number, taken as unsigned. */
    void number(long number) {
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

    /** Writes a number near 0 on either side. */
    void signed(long number) {
        number(number << 1 ^ number >> 63);
    }

    boolean isEmpty() {
        return size == 0;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }
}
