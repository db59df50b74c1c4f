package dev.solvable.runtime.forward;

import dev.solvable.runtime.Memory;
import dev.solvable.runtime.transposition.Scatter;
import dev.solvable.runtime.transposition.Stages;
import dev.solvable.runtime.transposition.WholeLongs;

/**
 * A transposition table that all kinds of questions share. For each position and kind it holds two numbers. It grows
 * with its use, see {@link Stages}. A question has two slots; a new entry replaces the one that took less work
 * (Breuker, Uiterwijk and van den Herik 1994, "two-deep"). Key and data are adjacent, so one cache line has both slots.
 *
 * <p>Threads may share the table: an entry written half by one thread and half by another matches no key (Hyatt and
 * Mann 2002, A Lockless Transposition-Table Implementation for Parallel Search).
 */
final class SearchMemory {
    enum Kind {
        /** The bounds of a score. */
        SCORE(0),
        /** The proof and disproof numbers of a win of the player to move. */
        WIN(1),
        /** The proof and disproof numbers of a win or draw of the player to move. */
        DRAW(2),
        /** The bounds of a distance among moves that keep the value. */
        DISTANCE(3);

        private final int code;

        Kind(int code) {
            this.code = code;
        }
    }

    /** The bits of each number. */
    private static final int BITS = 20;

    /** The largest absolute value of a number. */
    static final int MAX = (1 << BITS - 1) - 1;

    private static final int KIND_SHIFT = 2 * BITS;

    private static final int KIND_BITS = 2;

    private static final long MAX_WORK = (1L << Long.SIZE - KIND_SHIFT - KIND_BITS - 1) - 1;

    /** Multiplied by the kind, it separates the keys of different questions about one position. */
    private static final long APART = 0xC2B2AE3D27D4EB4FL;

    /** The initial number of entries, which takes some microseconds to clear. */
    private static final int MIN_ENTRIES = 1 << 12;

    /**
     * Two longs an entry: the key XOR the data, and the data, which is 0 in an empty entry. From the lowest bit, the
     * data are the two numbers, the kind of the question and the work.
     */
    private final Stages<long[]> stages;

    private final boolean shared;

    /**
     * An empty table.
     *
     * @param maxEntries the maximum number of entries
     * @param shared whether several threads use the table
     * @throws OutOfMemoryError if the heap has no room for the initial entries
     */
    SearchMemory(int maxEntries, boolean shared) {
        this.shared = shared;
        this.stages = new Stages<>(MIN_ENTRIES, Math.min(maxEntries, Stages.Pairs.MAX_ENTRIES), new Stages.Pairs() {
            @Override
            public void put(long[] larger, long masked, long known) {
                SearchMemory.this.put(larger, masked ^ known, known);
            }
        });
    }

    /** The memory of a table that grows to this size. */
    static Memory memory(int maxEntries) {
        return Memory.of("the cache of scores", maxEntries, Stages.bytes(MIN_ENTRIES, maxEntries, 2 * Long.BYTES));
    }

    private static long key(long position, Kind kind) {
        return position ^ kind.code * APART;
    }

    /** The key of the question in a slot. */
    private long key(long[] entries, int slot, long known) {
        return WholeLongs.get(entries, slot, shared) ^ known;
    }

    private long known(long[] entries, int slot) {
        return WholeLongs.get(entries, slot + 1, shared);
    }

    private static int slot(long[] entries, long key) {
        return Stages.Pairs.slot(entries, key * Scatter.FACTOR);
    }

    /** The data on a question; 0 if the table has none. */
    long lookUp(long position, Kind kind) {
        long[] entries = stages.current();
        long key = key(position, kind);
        int slot = slot(entries, key);
        long known = known(entries, slot);
        if (key(entries, slot, known) != key) {
            int neighbour = Stages.Pairs.neighbour(entries, slot);
            known = known(entries, neighbour);
            if (key(entries, neighbour, known) != key) {
                return 0;
            }
        }
        return (known >>> KIND_SHIFT & (1 << KIND_BITS) - 1) == kind.code ? known : 0;
    }

    /** The first number of the data on a question. */
    int lower(long known) {
        return ((int) known & (1 << BITS) - 1) - MAX;
    }

    /** The second number of the data on a question. */
    int upper(long known) {
        return ((int) (known >>> BITS) & (1 << BITS) - 1) - MAX;
    }

    /**
     * Stores two numbers, clamped to {@link #MAX} and its negative.
     *
     * @param work the number of positions searched for them, at least 1
     */
    void remember(long position, Kind kind, int lower, int upper, long work) {
        long numbers = (long) counted(upper) << BITS | counted(lower);
        long known = (Math.min(work, MAX_WORK) << KIND_BITS | kind.code) << KIND_SHIFT | numbers;
        put(stages.current(), key(position, kind), known);
        stages.countWritten();
    }

    /** A clamped number plus {@link #MAX}, so that it is not negative. */
    private static int counted(int number) {
        return Math.max(-MAX, Math.min(MAX, number)) + MAX;
    }

    private void put(long[] entries, long key, long kept) {
        int slot = slot(entries, key);
        int neighbour = Stages.Pairs.neighbour(entries, slot);
        long known = known(entries, slot);
        long other = known(entries, neighbour);
        boolean isFirst = key(entries, slot, known) == key;
        if (!isFirst && (key(entries, neighbour, other) == key || other >>> KIND_SHIFT < known >>> KIND_SHIFT)) {
            slot = neighbour;
        }
        WholeLongs.set(entries, slot, key ^ kept, shared);
        WholeLongs.set(entries, slot + 1, kept, shared);
    }
}
