package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;

/**
 * The stages of a table that grows with its use. The first is so small that a short search need not wait for it to be
 * cleared. Once half of one has been written, a larger one gets what it knows and takes its place, up to a size that is
 * fixed. Where the heap has no room for a larger one, the small one stays.
 *
 * <p>Threads may share the stages where they may share one stage. At worst, what a thread writes into a stage that is
 * being replaced is forgotten.
 *
 * @param <T> what a stage is: a table, or the entries of one
 */
@ForGeneratedCode
public final class Stages<T> {
    /** What stages are. No lambda: the first one of a JVM takes longer than a small game. */
    public interface Kind<T> {
        /** An empty stage with a number of entries. */
        T newStage(int entries);

        /** Tells an empty stage, the larger one, what a smaller one knows. */
        void copy(T smaller, T larger);
    }

    /** The ratio between the entries of a stage and of the one before. */
    private static final int GROWTH = 4;

    private final Kind<T> kind;

    /** The entries at last. */
    private int maxEntries;

    private int entries;
    private T current;

    /** That of the current stage. */
    private Room room;

    /**
     * The room of one stage. Threads count without waiting for each other: some entries are counted late or not at all,
     * but one thread counts the last. Each stage has its own room, so that a late count does not change the next one's.
     */
    private static final class Room {
        /**
         * No volatile field, which would slow searches down: a thread that sees the room sees what its final field
         * leads to (JLS 17.5).
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
     * @param minEntries the entries at first
     * @param maxEntries the entries at last
     * @param kind makes the stages
     * @throws OutOfMemoryError where the heap has not even room for the first stage
     */
    public Stages(int minEntries, int maxEntries, Kind<T> kind) {
        this.kind = kind;
        this.maxEntries = maxEntries;
        this.entries = Math.min(minEntries, maxEntries);
        this.current = kind.newStage(entries);
        this.room = new Room(entries / 2 + 1);
    }

    /**
     * The most bytes of a table that grows like this: its last stage, and the one before it, which is there meanwhile.
     *
     * @param minEntries the entries at first
     * @param maxEntries the entries at last
     */
    public static long bytes(int minEntries, int maxEntries, int bytesOfEntry) {
        long before = 0;
        for (long size = minEntries; size < maxEntries; size *= GROWTH) {
            before = size;
        }
        return (maxEntries + before) * bytesOfEntry;
    }

    /** The stage to look up and to write to now. */
    public T current() {
        return current;
    }

    /** The entries that there are now. */
    public int entries() {
        return entries;
    }

    /** Counts an entry that was written; it may have been the last one before a larger stage. */
    public void countWritten() {
        if (entries < maxEntries) {
            Room here = room;
            if (--here.count.left == 0) {
                grow(here);
            }
        }
    }

    private synchronized void grow(Room used) {
        if (entries >= maxEntries || used != room) { // another thread was here
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
        int left = (next - entries) / 2; // what was told is half of the smaller one
        entries = next;
        room = new Room(left);
    }
}
