package dev.solvable.table;

import dev.solvable.runtime.value.ValueCode;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * One block of a table, expanded: its values as bits, and in a keyed table its keys.
 *
 * @param number the number of the block
 * @param size the number of its keys
 * @param keys the keys in ascending unsigned order, each less {@link Long#MIN_VALUE}; empty in a dense table
 * @param codes the distinct codes of its values, see {@link ValueCode}
 * @param width the bits of a value, which is an index into the codes
 * @param raw the bytes of the expanded block
 * @param values the offset of the values in these bytes
 */
@SuppressWarnings("ArrayRecordComponent") // blocks are not compared
record Block(int number, int size, long[] keys, short[] codes, int width, byte[] raw, int values) {
    private static final long[] NO_KEYS = {};

    private static final int MAX_VARINT = 64;

    // Writing.

    /** The bytes of a block before they are compressed. Its keys ascend; they are null in a dense table. */
    static byte[] encode(long @Nullable [] keys, short[] codes, int size) {
        BitSet kinds = new BitSet();
        for (int i = 0; i < size; i++) {
            kinds.set(codes[i] & ValueCode.MAX);
        }
        int count = kinds.cardinality();
        int width = width(count);
        byte[] raw = new byte[Short.BYTES * (1 + count) + bytes(size, width) + (keys == null ? 0 : 10 * size)];
        int[] places = new int[kinds.length()];
        int at = put(raw, 0, count);
        int place = 0;
        for (int code = kinds.nextSetBit(0); code >= 0; code = kinds.nextSetBit(code + 1)) {
            places[code] = place;
            at = put(raw, at, code);
            place++;
        }
        for (int i = 0; width > 0 && i < size; i++) {
            setBits(raw, at, i, width, places[codes[i] & ValueCode.MAX]);
        }
        at += bytes(size, width);
        for (int i = 1; keys != null && i < size; i++) {
            at = putVarint(raw, at, keys[i] - keys[i - 1] - 1);
        }
        return Arrays.copyOf(raw, at);
    }

    private static int put(byte[] raw, int at, int number) {
        raw[at] = (byte) number;
        raw[at + 1] = (byte) (number >>> Byte.SIZE);
        return at + 2;
    }

    private static int putVarint(byte[] raw, int at, long number) {
        int to = at;
        long rest = number;
        while ((rest & ~0x7FL) != 0) {
            raw[to] = (byte) (rest & 0x7F | 0x80);
            to++;
            rest >>>= 7;
        }
        raw[to] = (byte) rest;
        return to + 1;
    }

    // What both directions share.

    /** The bits of a value: 0, 1, 2, 4, 8 or 16, so that each lies within one byte or fills two. */
    private static int width(int kinds) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(kinds - 1);
        return bits <= 1 ? bits : Integer.highestOneBit(bits - 1) << 1;
    }

    private static int bytes(int size, int width) {
        return (size * width + Byte.SIZE - 1) / Byte.SIZE;
    }

    private static void setBits(byte[] raw, int values, int index, int width, int value) {
        if (width == Short.SIZE) {
            put(raw, values + 2 * index, value);
        } else {
            int bit = index * width;
            raw[values + (bit >>> 3)] |= (byte) (value << (bit & 7));
        }
    }

    private static int bits(byte[] raw, int values, int index, int width) {
        if (width == 0) {
            return 0;
        }
        if (width == Short.SIZE) {
            int at = values + 2 * index;
            return raw[at] & 0xFF | (raw[at + 1] & 0xFF) << Byte.SIZE;
        }
        int bit = index * width;
        return raw[values + (bit >>> 3)] >>> (bit & 7) & (1 << width) - 1;
    }

    // Reading.

    /**
     * A block from its bytes.
     *
     * @throws IllegalArgumentException if the bytes are not such a block; the message says why
     */
    static Block decode(int number, byte[] raw, boolean dense, long firstKey, int size) {
        require(raw.length >= 2, "it is empty");
        int kinds = raw[0] & 0xFF | (raw[1] & 0xFF) << Byte.SIZE;
        int values = Short.BYTES * (1 + kinds);
        require(kinds > 0 && values <= raw.length, "it has no values");
        short[] codes = new short[kinds];
        for (int i = 0; i < kinds; i++) {
            codes[i] = (short) bits(raw, 2, i, Short.SIZE);
            require(dense || codes[i] != ValueCode.NONE, "a key has no value");
        }
        int width = width(kinds);
        int end = values + bytes(size, width);
        require(end <= raw.length, "it is too short for its values");
        if (1 << width != kinds) {
            for (int i = 0; i < size; i++) {
                require(bits(raw, values, i, width) < kinds, "key " + i + " has a value of no kind");
            }
        }
        require(!dense || end == raw.length, "it has more bytes than values");
        long[] keys = dense ? NO_KEYS : keys(raw, end, firstKey, size);
        return new Block(number, size, keys, codes, width, raw, values);
    }

    private static long[] keys(byte[] raw, int from, long firstKey, int size) {
        long[] keys = new long[size];
        keys[0] = firstKey ^ Long.MIN_VALUE;
        int at = from;
        for (int i = 1; i < size; i++) {
            long step = 0;
            int shift = 0;
            byte part;
            do {
                require(at < raw.length && shift < MAX_VARINT, "its keys have no end");
                part = raw[at];
                at++;
                step |= (part & 0x7FL) << shift;
                shift += 7;
            } while (part < 0);
            keys[i] = keys[i - 1] + step + 1;
            require(keys[i] > keys[i - 1], "key " + i + " is not greater than the one before");
        }
        require(at == raw.length, "it has more bytes than keys");
        return keys;
    }

    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalArgumentException(what);
        }
    }

    /** The key with an index, in a keyed table. */
    long key(int index) {
        return keys[index] ^ Long.MIN_VALUE;
    }

    int code(int index) {
        return codes[bits(raw, values, index, width)] & ValueCode.MAX;
    }

    /** The code of a key's value in a keyed table, {@link ValueCode#NONE} if the key is absent. */
    int codeOf(long key) {
        int index = Arrays.binarySearch(keys, key ^ Long.MIN_VALUE);
        return index < 0 ? ValueCode.NONE : code(index);
    }
}
