package dev.solvable.table;

import dev.solvable.runtime.ValueCode;
import java.util.Arrays;

/** The codes of values by keys, while they are found. */
interface ValueStore {
    /** The code of a key's value, {@link ValueCode#NONE} where there is none yet. */
    int get(long key);

    /** Gives a key that has none a value. */
    void put(long key, int code);

    /** How many keys have a value. */
    int size();

    /** A store of the keys below a number. */
    static ValueStore dense(int range) {
        return new ValueStore() {
            private final byte[] codes = new byte[range];
            private int size;

            @Override
            public int get(long key) {
                return codes[(int) key] & 0xFF;
            }

            @Override
            public void put(long key, int code) {
                codes[(int) key] = (byte) code;
                size++;
            }

            @Override
            public int size() {
                return size;
            }
        };
    }

    /** A store of any keys, by open addressing. Codes have 8 bits: a game that ends has at most 64 plies. */
    final class Keyed implements ValueStore {
        private static final int MIN_SLOTS = 1 << 10;

        private long[] keys = new long[MIN_SLOTS];
        private byte[] codes = new byte[MIN_SLOTS];
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
            return codes[slot(key)] & 0xFF;
        }

        @Override
        public void put(long key, int code) {
            if (size > keys.length / 8 * 5) {
                grow();
            }
            int slot = slot(key);
            keys[slot] = key;
            codes[slot] = (byte) code;
            size++;
        }

        private void grow() {
            long[] oldKeys = keys;
            byte[] oldCodes = codes;
            if (oldKeys.length > Integer.MAX_VALUE / 2) {
                throw new OutOfMemoryError("no array has room for more than " + size + " positions");
            }
            long[] moreKeys = new long[2 * oldKeys.length];
            codes = new byte[moreKeys.length]; // keys last: the heap may have no room for either
            keys = moreKeys;
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldCodes[i] != 0) {
                    int slot = slot(oldKeys[i]);
                    keys[slot] = oldKeys[i];
                    codes[slot] = oldCodes[i];
                }
            }
        }

        @Override
        public int size() {
            return size;
        }

        /** The keys in ascending order as unsigned numbers. */
        long[] sorted() {
            long[] sorted = new long[size];
            int count = 0;
            for (int i = 0; i < keys.length; i++) {
                if (codes[i] != 0) {
                    sorted[count] = keys[i] ^ Long.MIN_VALUE;
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
