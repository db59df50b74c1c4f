package dev.solvable.table;

import dev.solvable.runtime.value.ValueCode;
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

    /** A store of any keys, by open addressing. Codes have 8 bits, as a game that ends has at most 64 plies, or 16. */
    final class Keyed implements ValueStore {
        private static final int MIN_SLOTS = 1 << 10;

        private long[] keys;

        /** The lower bytes of the codes, and the upper ones where there are any; both are 0 in an empty slot. */
        private byte[] codes;

        private byte[] uppers;
        private int size;

        /**
         * An empty store.
         *
         * @param wide whether codes have 16 bits
         */
        Keyed(boolean wide) {
            this(MIN_SLOTS, wide);
        }

        private Keyed(int slots, boolean wide) {
            keys = new long[slots];
            codes = new byte[slots];
            uppers = new byte[wide ? slots : 0];
        }

        private int codeIn(int slot) {
            return codes[slot] & 0xFF | (uppers.length == 0 ? 0 : (uppers[slot] & 0xFF) << Byte.SIZE);
        }

        private int slot(long key) {
            int mask = keys.length - 1;
            int slot = (int) TableParts.mix(key) & mask;
            while (codeIn(slot) != 0 && keys[slot] != key) {
                slot = slot + 1 & mask;
            }
            return slot;
        }

        @Override
        public int get(long key) {
            return codeIn(slot(key));
        }

        @Override
        public void put(long key, int code) {
            if (size > keys.length / 8 * 5) {
                grow();
            }
            fill(key, code);
            size++;
        }

        private void fill(long key, int code) {
            int slot = slot(key);
            keys[slot] = key;
            codes[slot] = (byte) code;
            if (uppers.length > 0) {
                uppers[slot] = (byte) (code >>> Byte.SIZE);
            }
        }

        private void grow() {
            if (keys.length > Integer.MAX_VALUE / 2) {
                throw new OutOfMemoryError("no array has room for more than " + size + " positions");
            }
            Keyed more = new Keyed(2 * keys.length, uppers.length > 0);
            for (int slot = 0; slot < keys.length; slot++) {
                int code = codeIn(slot);
                if (code != 0) {
                    more.fill(keys[slot], code);
                }
            }
            keys = more.keys;
            codes = more.codes;
            uppers = more.uppers;
        }

        @Override
        public int size() {
            return size;
        }

        /** The keys in ascending order as unsigned numbers. */
        long[] sorted() {
            long[] sorted = new long[size];
            int count = 0;
            for (int slot = 0; slot < keys.length; slot++) {
                if (codeIn(slot) != 0) {
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
