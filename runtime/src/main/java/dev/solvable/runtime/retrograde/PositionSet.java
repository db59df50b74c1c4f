package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.transposition.PackedNumbers;
import dev.solvable.runtime.transposition.Scatter;

/**
 * A set of positions whose hashes have the same upper bits, numbered from 0 in the order of insertion. The hash is a
 * bijection, so a position is stored as its hash without the common upper bits. The set is a hash table with open
 * addressing. A slot holds a position's number plus 1 and, above it, some bits of the hash as a tag, so that few
 * comparisons fail.
 *
 * <p>A complete set can be packed. It has no slots then, and positions are numbered by bucket: a few bits of the hash
 * below the common ones. A list tells where each bucket begins, and the bits of the bucket are not stored either.
 */
final class PositionSet {
    /** An odd factor; {@link #INVERSE} is its inverse modulo 2^64. */
    private static final long FACTOR = 0xD6E8FEB86659FD93L;

    private static final long INVERSE = inverse(FACTOR);

    private static final long FIRST_INVERSE = inverse(Scatter.FACTOR);

    /** The least number of slots of a new set. Sets differ in it, so that they do not all grow at the same time. */
    private static final int MIN_SLOTS = 32;

    /** The number of initial sizes. They differ by up to a fourth, as sets grow by a fourth. */
    private static final int STEPS = MIN_SLOTS / 4;

    /** An upper bound on the average size of a bucket: this fits two cache lines. */
    private static final int BUCKET = 8;

    /** The number of slots that are read ahead while a set grows. */
    private static final int AHEAD = 256;

    private static final int[] NONE = {};

    /** The upper bits, common to all hashes, and their number. */
    private final long top;

    private final int topBits;

    /** The lower bits of the hashes, by the numbers of the positions. */
    private PackedNumbers rests;

    private int[] slots;

    /** A sum of what was read ahead, without which the JIT compiler would drop the reads. */
    long touched;

    /** Where the positions of each bucket begin, and where the last ones end; empty until the set is packed. */
    private int[] begins = NONE;

    /** The bits below the common ones that are the bucket; 0 until the set is packed. */
    private int bucketBits;

    /** The bits of a slot that are a position's number: those that the number of slots needs. */
    private int numberBits;

    /** An empty set of hashes with these upper bits, of which there is at least 1. */
    PositionSet(int index, int topBits) {
        this.top = (long) index << Long.SIZE - topBits;
        this.topBits = topBits;
        this.rests = PackedNumbers.growing(Long.SIZE - topBits);
        this.slots = new int[MIN_SLOTS + index % STEPS];
        this.numberBits = bitsOf(slots.length);
    }

    /**
     * Newton's iteration. The first value has three correct lower bits, as odd x odd = 1 modulo 8; a step doubles them.
     */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int bits = 3; bits < Long.SIZE; bits *= 2) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    /** A hash that is a bijection of the longs. */
    static long hash(long position) {
        long hash = position * Scatter.FACTOR;
        return (hash ^ hash >>> 32) * FACTOR;
    }

    static long unhash(long hash) {
        long first = hash * INVERSE;
        return (first ^ first >>> 32) * FIRST_INVERSE;
    }

    int size() {
        return rests.size();
    }

    long bytes() {
        return rests.bytes() + (long) (slots.length + begins.length) * Integer.BYTES;
    }

    /** The position with a number, in a set that is not packed. */
    long position(int number) {
        return unhash(top | rests.get(number));
    }

    private long rest(long hash) {
        return hash << topBits + bucketBits >>> topBits + bucketBits;
    }

    /** The number of a position, which is added if it is not in the set. */
    int add(long hash) {
        int slot = slotOf(hash);
        if (slots[slot] != 0) {
            return numberIn(slots[slot]);
        }
        slots[slot] = (int) hash << numberBits | size() + 1;
        rests.add(rest(hash));
        if (size() > slots.length - slots.length / 5) {
            grow();
        }
        return size() - 1;
    }

    /** The slot of a position; an empty one if it is not in the set. */
    private int slotOf(long hash) {
        long rest = rest(hash);
        int tag = (int) hash << numberBits;
        for (int slot = slot(hash); ; slot = slot + 1 < slots.length ? slot + 1 : 0) {
            int entry = slots[slot];
            if (entry == 0 || (entry ^ tag) >>> numberBits == 0 && rests.get((entry ^ tag) - 1) == rest) {
                return slot;
            }
        }
    }

    /** The number of the position in a slot, -1 for an empty one. */
    private int numberIn(int entry) {
        return (entry & (1 << numberBits) - 1) - 1;
    }

    /** The first slot to probe: some bits of the hash, scaled to the number of slots. */
    private int slot(long hash) {
        return (int) ((hash >>> 24 & 0xFFFF_FFFFL) * slots.length >>> 32);
    }

    /**
     * Finds many positions, and adds those that are not in the set.
     *
     * @param hashes the hashes of the positions, from an index on
     * @param numbers gets their numbers, from index 0 on
     */
    void addAll(long[] hashes, int from, int count, int[] numbers) {
        // separate loops overlap the cache misses: first those of all slots
        for (int i = 0; i < count; i++) {
            numbers[i] = slots[slot(hashes[from + i])];
        }
        // then those of the positions in them
        long seen = 0;
        for (int i = 0; i < count; i++) {
            int number = numberIn(numbers[i]);
            seen += number < 0 ? 0 : rests.touch(number);
        }
        touched = seen;
        for (int i = 0; i < count; i++) {
            numbers[i] = add(hashes[from + i]);
        }
    }

    /** The number of a position, -1 if it is not in the set. */
    int find(long hash) {
        return begins.length > 0 ? findPacked(bucket(hash), rest(hash)) : numberIn(slots[slotOf(hash)]);
    }

    private int findPacked(int bucket, long rest) {
        int end = begins[bucket + 1];
        for (int number = begins[bucket]; number < end; number++) {
            if (rests.get(number) == rest) {
                return number;
            }
        }
        return -1;
    }

    /** Where the positions of each bucket of a packed set begin, and where the last ones end. */
    int[] begins() {
        return begins;
    }

    /** The lower bits of the hashes of a packed set, in whole bytes each; eight more bytes follow the last. */
    byte[] wholeRests() {
        return rests.whole();
    }

    private int bucket(long hash) {
        return bucket(hash, topBits, bucketBits);
    }

    /** The bucket of a hash: the bits below the common upper bits. */
    static int bucket(long hash, int topBits, int bucketBits) {
        return (int) (hash << topBits >>> 1 >>> Long.SIZE - 1 - bucketBits);
    }

    /**
     * The number of bits of a bucket.
     *
     * @param mostPositions the number of positions in the largest set of a table
     */
    static int bucketBits(int mostPositions) {
        return bitsOf(mostPositions / BUCKET);
    }

    @FunctionalInterface
    interface Visitor {
        void visit(int number, long position);
    }

    /** Visits all positions by ascending number. */
    void forEach(Visitor visitor) {
        if (begins.length == 0) {
            for (int number = 0; number < size(); number++) {
                visitor.visit(number, position(number));
            }
            return;
        }
        for (int bucket = 0; bucket < begins.length - 1; bucket++) {
            long upper = top | (long) bucket << Long.SIZE - topBits - bucketBits;
            for (int number = begins[bucket]; number < begins[bucket + 1]; number++) {
                visitor.visit(number, unhash(upper | rests.get(number)));
            }
        }
    }

    /**
     * Packs the set, to which nothing is added afterwards.
     *
     * @param values a value for each position by its number
     * @param bits see {@link #bucketBits(int)}
     * @return the values by the new numbers, and one unused value after the last
     */
    ValueList pack(ValueList values, int bits) {
        slots = NONE;
        PackedNumbers before = rests;
        int size = before.size();
        bucketBits = bits;
        begins = new int[(1 << bucketBits) + 1];
        for (int number = 0; number < size; number++) {
            begins[bucket(before.get(number)) + 1]++;
        }
        for (int bucket = 1; bucket < begins.length; bucket++) {
            begins[bucket] += begins[bucket - 1];
        }
        int[] ends = begins.clone();
        ValueList theirs = ValueList.ofSize(size + 1);
        rests = PackedNumbers.ofSize(Long.SIZE - topBits - bucketBits, size);
        for (int number = 0; number < size; number++) {
            long hash = before.get(number);
            int bucket = bucket(hash);
            rests.set(ends[bucket], rest(hash));
            theirs.set(ends[bucket], values.get(number));
            ends[bucket]++;
        }
        return theirs;
    }

    private void grow() {
        long length = (long) slots.length + (slots.length >> 2);
        if (length > Integer.MAX_VALUE - 8) {
            throw new OutOfMemoryError("more positions than there are numbers");
        }
        slots = NONE; // frees the old slots first
        int[] larger = new int[(int) length];
        numberBits = bitsOf(larger.length);
        slots = larger;
        int[] ahead = new int[Math.min(size(), AHEAD)];
        long seen = 0;
        for (int from = 0; from < size(); from += ahead.length) {
            int count = Math.min(size() - from, ahead.length);
            for (int i = 0; i < count; i++) {
                ahead[i] = slot(rests.get(from + i)); // the missing upper bits do not affect the slot
            }
            for (int i = 0; i < count; i++) {
                seen += larger[ahead[i]];
            }
            for (int i = 0; i < count; i++) {
                int slot = ahead[i];
                while (larger[slot] != 0) {
                    slot = slot + 1 < larger.length ? slot + 1 : 0;
                }
                larger[slot] = (int) rests.get(from + i) << numberBits | from + i + 1;
            }
        }
        touched = seen;
    }

    /** The number of bits that a number takes. */
    static int bitsOf(int number) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(number);
    }
}
