package dev.solvable.table;

import dev.solvable.runtime.value.ValueCode;
import java.util.Arrays;

/** A map from keys to the codes found so far. */
interface ValueStore {
    /** The code of a key's value, {@link ValueCode#NONE} if there is none yet. */
    int get(long key);

    /**
     * Adds the value of a key that has none yet.
     *
     * @param code from 1 to {@link ValueCode#MAX}; in a dense store to 255
     */
    void put(long key, int code);

    /** A store of keys below {@code range}, for games whose moves fill cells: with up to 64 plies codes have 8 bits. */
    static ValueStore dense(int range) {
        return new ValueStore() {
            private final byte[] codes = new byte[range];

            @Override
            public int get(long key) {
                return codes[(int) key] & 0xFF;
            }

            @Override
            public void put(long key, int code) {
                codes[(int) key] = (byte) code;
            }
        };
    }

    /** A store of any keys: a hash table with open addressing. */
    final class Keyed implements ValueStore {
        private static final int MIN_SLOTS = 1 << 10;

        private long[] keys = new long[MIN_SLOTS];

        /** The codes; 0 in an empty slot. */
        private char[] codes = new char[MIN_SLOTS];

        private int size;

        private int slot(long key) {
            int mask = keys.length - 1;
            int slot = (int) TableParts.mix(key) & mask;
            while (codes[slot] != 0 && keys[slot] != key) {
                slot = slot + 1 & mask;
            }
            return slot;
        }

        @Override
        public int get(long key) {
            return codes[slot(key)];
        }

        @Override
        public void put(long key, int code) {
            if (size > keys.length / 8 * 5) {
                grow();
            }
            int slot = slot(key);
            keys[slot] = key;
            codes[slot] = (char) code;
            size++;
        }

        private void grow() {
            if (keys.length > Integer.MAX_VALUE / 2) {
                throw new OutOfMemoryError("no array has room for more than " + size + " positions");
            }
            long[] before = keys;
            char[] theirs = codes;
            codes = new char[2 * before.length];
            keys = new long[codes.length];
            for (int i = 0; i < before.length; i++) {
                if (theirs[i] != 0) {
                    int slot = slot(before[i]);
                    keys[slot] = before[i];
                    codes[slot] = theirs[i];
                }
            }
        }

        int size() {
            return size;
        }

        /** The keys in ascending order as unsigned numbers. */
        long[] sorted() {
            long[] sorted = new long[size];
            int count = 0;
            for (int slot = 0; slot < keys.length; slot++) {
                if (codes[slot] != 0) {
                    sorted[count] = keys[slot] ^ Long.MIN_VALUE;
                    count++;
                }
            }
            Arrays.sort(sorted);
            for (int i = 0; i < count; i++) {
                sorted[i] ^= Long.MIN_VALUE;
            }
            return sorted;
        }
    }
}
