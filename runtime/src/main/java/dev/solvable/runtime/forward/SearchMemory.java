package dev.solvable.runtime.forward;

import dev.solvable.runtime.Memory;
import dev.solvable.runtime.transposition.Scatter;
import dev.solvable.runtime.transposition.Stages;
import dev.solvable.runtime.transposition.WholeLongs;

/**
 * What searches have found out of positions: two numbers for each kind of question, in one transposition table that all
 * kinds of questions share. It grows with its use, see {@link Stages}. A question has two places to go: of two that
 * want the same, the one that took less work gives way (Breuker, Uiterwijk and van den Herik 1994, "two-deep"). Key and
 * numbers lie side by side, so that both places are in one line of the processor's cache.
 *
 * <p>Threads may share it: an entry written half by one thread and half by another matches no key (Hyatt and Mann 2002,
 * A Lockless Transposition-Table Implementation for Parallel Search).
 */
final class SearchMemory {
    /** A kind of question. */
    enum Kind {
        /** The bounds of a score. */
        SCORE(0),
        /** The proof and disproof number of whether the player to move wins. */
        WIN(1),
        /** The same of whether that player wins or draws. */
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

    /** No number is greater, or less than its negative. */
    static final int MAX = (1 << BITS - 1) - 1;

    private static final int KIND_SHIFT = 2 * BITS;

    private static final int KIND_BITS = 2;

    private static final long MAX_WORK = (1L << Long.SIZE - KIND_SHIFT - KIND_BITS - 1) - 1;

    /** Keys of one position that belong to different questions lie apart. */
    private static final long APART = 0xC2B2AE3D27D4EB4FL;

    /** The entries at first: cleared in some microseconds. */
    private static final int MIN_ENTRIES = 1 << 12;

    /** With two numbers an entry, an array has room for no more. */
    private static final int MAX_ENTRIES = 1 << 29;

    /**
     * Two numbers an entry: the key combined with what is known, and that. It is from the lowest bit the two numbers,
     * the kind of the question and the work; 0 where there is nothing.
     */
    private final Stages<long[]> stages;

    private final boolean shared;

    /**
     * An empty table.
     *
     * @param maxEntries its entries at last
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has not even room for its beginning
     */
    SearchMemory(int maxEntries, boolean shared) {
        this.shared = shared;
        this.stages = new Stages<>(MIN_ENTRIES, Math.min(maxEntries, MAX_ENTRIES), new Stages.Kind<>() {
            @Override
            public long[] newStage(int entries) {
                return new long[2 * entries];
            }

            @Override
            public void copy(long[] smaller, long[] larger) {
                for (int slot = 0; slot < smaller.length; slot += 2) {
                    long known = known(smaller, slot);
                    if (known != 0) {
                        put(larger, key(smaller, slot, known), known);
                    }
                }
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

    /** The key of the question that is answered in a slot. */
    private long key(long[] entries, int slot, long known) {
        return WholeLongs.get(entries, slot, shared) ^ known;
    }

    private long known(long[] entries, int slot) {
        return WholeLongs.get(entries, slot + 1, shared);
    }

    /** The first place for a key. */
    private static int slot(long[] entries, long key) {
        return Scatter.place(key, entries.length / 2) * 2;
    }

    /** The second place for what belongs in the first. */
    private static int neighbour(long[] entries, int slot) {
        return Math.min(slot ^ 2, entries.length - 2);
    }

    /** What is known of a question; 0 for nothing. */
    long lookUp(long position, Kind kind) {
        long[] entries = stages.current();
        long key = key(position, kind);
        int slot = slot(entries, key);
        long known = known(entries, slot);
        if (key(entries, slot, known) != key) {
            int neighbour = neighbour(entries, slot);
            known = known(entries, neighbour);
            if (key(entries, neighbour, known) != key) {
                return 0;
            }
        }
        return (known >>> KIND_SHIFT & (1 << KIND_BITS) - 1) == kind.code ? known : 0;
    }

    /** The first number of what is known. */
    int lower(long known) {
        return ((int) known & (1 << BITS) - 1) - MAX;
    }

    /** The second number of what is known. */
    int upper(long known) {
        return ((int) (known >>> BITS) & (1 << BITS) - 1) - MAX;
    }

    /**
     * Keeps two numbers; one that is greater than {@link #MAX} is kept as that, and one that is less than its negative
     * as this.
     *
     * @param work how many positions were searched for them, at least 1
     */
    void remember(long position, Kind kind, int lower, int upper, long work) {
        long numbers = (long) counted(upper) << BITS | counted(lower);
        long known = (Math.min(work, MAX_WORK) << KIND_BITS | kind.code) << KIND_SHIFT | numbers;
        put(stages.current(), key(position, kind), known);
        stages.countWritten();
    }

    /** A number counted from the least one on. */
    private static int counted(int number) {
        return Math.max(-MAX, Math.min(MAX, number)) + MAX;
    }

    private void put(long[] entries, long key, long kept) {
        int slot = slot(entries, key);
        int neighbour = neighbour(entries, slot);
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
