package dev.solvable.runtime.transposition;

/**
 * The stages of a table that grows with its use. The first is so small that a short search need not wait for it to be
 * cleared. Once half of a stage's entries are written, a larger stage gets a copy of them and replaces it, up to a
 * maximum size. If the heap has no room for a larger stage, the smaller one stays.
 *
 * <p>Threads may share the stages if they may share a single stage. At worst, entries written into a stage while it is
 * being replaced are lost.
 *
 * @param <T> the type of a stage: a table, or the entries of one
 */
public final class Stages<T> {
    /** Creates and copies stages. Not used with lambdas, as the first one in a JVM takes longer than a small game. */
    public interface Kind<T> {
        /** An empty stage with a number of entries. */
        T newStage(int entries);

        /** Copies the entries of a smaller stage to an empty larger one. */
        void copy(T smaller, T larger);
    }

    /** Stages with two longs an entry, side by side; the second is 0 in an empty entry. An entry has two slots. */
    public interface Pairs extends Kind<long[]> {
        /** The maximum number of entries of an array. */
        int MAX_ENTRIES = 1 << 29;

        /** Writes an entry to a larger stage. */
        void put(long[] entries, long first, long second);

        @Override
        default long[] newStage(int entries) {
            return new long[2 * entries];
        }

        @Override
        default void copy(long[] smaller, long[] larger) {
            for (int slot = 0; slot < smaller.length; slot += 2) {
                long second = WholeLongs.get(smaller, slot + 1, true);
                if (second != 0) {
                    put(larger, WholeLongs.get(smaller, slot, true), second);
                }
            }
        }

        /** The first slot of a scattered key, see {@link Scatter}. */
        static int slot(long[] entries, long scattered) {
            return Scatter.placeOf(scattered, entries.length / 2) * 2;
        }

        /** The second slot. */
        static int neighbour(long[] entries, int slot) {
            return Math.min(slot ^ 2, entries.length - 2);
        }
    }

    /** The ratio between the entries of a stage and of the one before. */
    private static final int GROWTH = 4;

    private final Kind<T> kind;
    private int maxEntries;

    private int entries;
    private T current;
    private Room room;

    /**
     * The room of one stage. Threads count without waiting for each other: some entries are counted late or not at all,
     * but one thread counts the last. Each stage has its own room, so that a late count does not change the next one's.
     */
    private static final class Room {
        /**
         * A final field, as a volatile one would slow searches down. A thread that sees the room also sees the count
         * (JLS 17.5).
         */
        final Count count;

        Room(int left) {
            this.count = new Count(left);
        }
    }

    private static final class Count {
        /** The new entries after which the next stage begins. */
        int left;

        Count(int left) {
            this.left = left;
        }
    }

    /**
     * An empty table.
     *
     * @param minEntries the initial number of entries
     * @param maxEntries the maximum number of entries
     * @param kind creates the stages
     * @throws OutOfMemoryError if the heap has no room for the first stage
     */
    public Stages(int minEntries, int maxEntries, Kind<T> kind) {
        this.kind = kind;
        this.maxEntries = maxEntries;
        this.entries = Math.min(minEntries, maxEntries);
        this.current = kind.newStage(entries);
        this.room = new Room(entries / 2 + 1);
    }

    /**
     * An upper bound on the bytes of such a table: its last stage and the one before, which coexist while it is copied.
     *
     * @param minEntries the initial number of entries
     * @param maxEntries the maximum number of entries
     */
    public static long bytes(int minEntries, int maxEntries, int bytesOfEntry) {
        long before = 0;
        for (long size = minEntries; size < maxEntries; size *= GROWTH) {
            before = size;
        }
        return (maxEntries + before) * bytesOfEntry;
    }

    /** The current stage, for look-ups and writes. */
    public T current() {
        return current;
    }

    /** The current number of entries. */
    public int entries() {
        return entries;
    }

    /** Counts a written entry, and grows the table if it is the last one before a larger stage. */
    public void countWritten() {
        if (entries < maxEntries) {
            Room here = room;
            if (--here.count.left == 0) {
                grow(here);
            }
        }
    }

    private synchronized void grow(Room used) {
        if (entries >= maxEntries || used != room) { // another thread has grown the table
            return;
        }
        int next = (int) Math.min(maxEntries, (long) GROWTH * entries);
        T larger;
        try {
            larger = kind.newStage(next);
        } catch (OutOfMemoryError e) {
            maxEntries = entries; // a full table costs time, never correctness
            return;
        }
        kind.copy(current, larger);
        current = larger;
        int left = (next - entries) / 2; // half of the larger stage, less the copied half of the smaller one
        entries = next;
        room = new Room(left);
    }
}
