package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.transposition.PackedNumbers;
import dev.solvable.runtime.transposition.Scatter;

/**
 * A set of positions whose hashes have the same upper bits, numbered from 0 in the order in which they came. Hashing
 * can be undone, so a position is kept as its hash, less the upper bits that all have. The set is searched by open
 * addressing: a slot holds a position's number plus 1 and, above it, some bits of its hash, so that few positions are
 * looked at in vain.
 *
 * <p>A set that is complete can be packed: then it has no slots, positions are numbered in the order of their hashes,
 * and a bucket of hashes says where its few positions begin. The bits that tell the bucket are not kept either.
 */
final class PositionSet {
    /** An odd factor; {@link #INVERSE} is its inverse modulo 2^64. */
    private static final long FACTOR = 0xD6E8FEB86659FD93L;

    private static final long INVERSE = inverse(FACTOR);

    private static final long FIRST_INVERSE = inverse(Scatter.FACTOR);

    /** The least number of slots of a new set. Some have more, so that sets do not grow all at once. */
    private static final int MIN_SLOTS = 32;

    /** Sets are larger at first by up to a fourth, as they grow by a fourth. */
    private static final int STEPS = MIN_SLOTS / 4;

    /** The average positions of a bucket at most: they lie in two lines of a processor's cache. */
    private static final int BUCKET = 8;

    /** The slots that are read ahead as a set grows. */
    private static final int AHEAD = 256;

    private static final int[] NONE = {};

    /** The upper bits, which all hashes have, and how many these are. */
    private final long top;

    private final int topBits;

    /** The lower bits of hashes by the numbers of positions. */
    private PackedNumbers rests;

    private int[] slots;

    /** A sum of what was read ahead, without which the JIT compiler would drop the reads. */
    long touched;

    /** Where the positions of each bucket begin, and where the last ones end; empty as long as the set grows. */
    private int[] begins = NONE;

    /** How many bits below the upper ones tell the bucket; 0 as long as the set grows. */
    private int bucketBits;

    /** How many bits of a slot are a number: those that the number of slots needs. */
    private int numberBits;

    /**
     * An empty set.
     *
     * @param index what the upper bits of all hashes are
     * @param topBits how many these are, at least 1
     */
    PositionSet(int index, int topBits) {
        this.top = (long) index << Long.SIZE - topBits;
        this.topBits = topBits;
        this.rests = PackedNumbers.growing(Long.SIZE - topBits);
        this.slots = new int[MIN_SLOTS + index % STEPS];
        this.numberBits = bitsOf(slots.length);
    }

    /** Newton's iteration: each step doubles the lower bits that are right, of which an odd number itself has three. */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int bits = 3; bits < Long.SIZE; bits *= 2) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    /** Spreads the bits of a position. No two have the same hash. */
    static long hash(long position) {
        long hash = position * Scatter.FACTOR;
        return (hash ^ hash >>> 32) * FACTOR;
    }

    /** The position with a hash. */
    static long unhash(long hash) {
        long first = hash * INVERSE;
        return (first ^ first >>> 32) * FIRST_INVERSE;
    }

    /** How many positions there are. */
    int size() {
        return rests.size();
    }

    /** The bytes that the set takes. */
    long bytes() {
        return rests.bytes() + (long) (slots.length + begins.length) * Integer.BYTES;
    }

    /** The position with a number, in a set that grows. */
    long position(int number) {
        return unhash(top | rests.get(number));
    }

    private long rest(long hash) {
        return hash << topBits + bucketBits >>> topBits + bucketBits;
    }

    /** The number of a position, which is added where it is not there. */
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

    /** The slot of a position, empty where it is not there. */
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

    /** The number of the position in a slot, -1 where that is empty. */
    private int numberIn(int entry) {
        return (entry & (1 << numberBits) - 1) - 1;
    }

    /** The first slot to look at: some bits of the hash, scaled to the number of slots. */
    private int slot(long hash) {
        return (int) ((hash >>> 24 & 0xFFFF_FFFFL) * slots.length >>> 32);
    }

    /**
     * Finds many positions, and adds those that are not there.
     *
     * @param hashes has theirs from an index on
     * @param numbers gets their numbers, from its first entry on
     */
    void addAll(long[] hashes, int from, int count, int[] numbers) {
        // memory is slow to answer, but answers many questions at once: first all slots are asked for
        for (int i = 0; i < count; i++) {
            numbers[i] = slots[slot(hashes[from + i])];
        }
        // then the positions whose numbers are there
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

    /** The number of a position, -1 where it is not there. */
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

    /** The lower bits of the hashes of a packed set, a number of bytes each; eight more bytes are behind them. */
    byte[] wholeRests() {
        return rests.whole();
    }

    private int bucket(long hash) {
        return bucket(hash, topBits, bucketBits);
    }

    /** The upper bits of hashes choose a set, those below them a bucket. */
    static int bucket(long hash, int topBits, int bucketBits) {
        return (int) (hash << topBits >>> 1 >>> Long.SIZE - 1 - bucketBits);
    }

    /**
     * How many bits tell the bucket of a packed set.
     *
     * @param mostPositions how many positions the largest set of a table has
     */
    static int bucketBits(int mostPositions) {
        return bitsOf(mostPositions / BUCKET);
    }

    /** Hears of the positions of a set. */
    @FunctionalInterface
    interface Visitor {
        /** Hears of one. */
        void visit(int number, long position);
    }

    /** Tells of all positions by their numbers ascending. */
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
     * @return the values by the new numbers, and one more behind them
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
        slots = NONE; // the old ones make room
        int[] larger = new int[(int) length];
        numberBits = bitsOf(larger.length);
        slots = larger;
        int[] ahead = new int[Math.min(size(), AHEAD)];
        long seen = 0;
        for (int from = 0; from < size(); from += ahead.length) {
            int count = Math.min(size() - from, ahead.length);
            for (int i = 0; i < count; i++) {
                ahead[i] = slot(rests.get(from + i)); // the upper bits, which are not there, choose no slot
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

    private static int bitsOf(int number) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(number);
    }
}
