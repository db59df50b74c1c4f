package dev.solvable.spark.bytes;

/** A bit set of numbers below a limit: the ranks of a block, less its first rank. */
public final class NumberSet {
    private final long[] words;

    /** An empty set of numbers below a limit. */
    public NumberSet(int limit) {
        words = new long[(limit - 1) / Long.SIZE + 1];
    }

    public void add(int number) {
        words[number >>> 6] |= 1L << number;
    }

    /** The least number in the set that is not less than this one; -1 if there is none. */
    public int next(int from) {
        int place = from >>> 6;
        if (place >= words.length) {
            return -1;
        }
        long rest = words[place] & -1L << from;
        while (rest == 0) {
            place++;
            if (place == words.length) {
                return -1;
            }
            rest = words[place];
        }
        return place << 6 | Long.numberOfTrailingZeros(rest);
    }

    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Adds the numbers of another set with the same limit, and removes from the other set those already present. */
    public void addNew(NumberSet other) {
        for (int i = 0; i < words.length; i++) {
            long known = words[i];
            words[i] |= other.words[i];
            other.words[i] &= ~known;
        }
    }

    /** Writes the differences between numbers, or all bits if there are more numbers than bytes of bits. */
    public void writeTo(ByteWriter to) {
        int size = size();
        to.number(size);
        if (isWrittenAsBits(size)) {
            for (long word : words) {
                to.word(word);
            }
        } else {
            int before = -1;
            for (int number = next(0); number >= 0; number = next(number + 1)) {
                to.number(number - before);
                before = number;
            }
        }
    }

    private boolean isWrittenAsBits(int size) {
        return size > words.length * Long.BYTES;
    }

    /** Adds the numbers of a written set with the same limit. */
    public void addFrom(ByteReader from) {
        int size = from.count();
        if (isWrittenAsBits(size)) {
            for (int i = 0; i < words.length; i++) {
                words[i] |= from.word();
            }
        } else {
            int number = -1;
            for (int i = 0; i < size; i++) {
                number += from.count();
                add(number);
            }
        }
    }

    public byte[] toBytes() {
        ByteWriter to = new ByteWriter();
        writeTo(to);
        return to.toBytes();
    }

    /** Reads a written set. */
    public static NumberSet read(ByteReader from, int limit) {
        NumberSet set = new NumberSet(limit);
        set.addFrom(from);
        return set;
    }
}
