package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;

/**
 * The stages of a table that grows with its use. The first is so small that a short search need not wait for it to be
 * cleared. When one has been written to half as often as it has entries, a larger one gets what it knows and takes its
 * place, up to a size that is fixed. Where the heap has no room for a larger one, the small one stays.
 *
 * <p>Threads may share them where they may share one: what a thread writes into a stage that is being replaced is
 * forgotten at worst.
 *
 * @param <T> what a stage is: a table, or the entries of one
 */
@ForGeneratedCode
public final class Stages<T> {
    /** The ratio between the entries of a stage and of the one before. */
    private static final int GROWTH = 8;

    private final IntFunction<? extends T> newStage;
    private final BiConsumer<? super T, ? super T> copy;

    /** The entries at last. */
    private int maxEntries;

    private int entries;
    private T current;

    /** The new entries after which the next stage begins. */
    private int room;

    /**
     * An empty table.
     *
     * @param minEntries the entries at first
     * @param maxEntries the entries at last
     * @param newStage makes an empty stage with a number of entries
     * @param copy tells an empty stage, the second one, what a smaller one knows
     * @throws OutOfMemoryError where the heap has not even room for the first stage
     */
    public Stages(
            int minEntries, int maxEntries, IntFunction<? extends T> newStage, BiConsumer<? super T, ? super T> copy) {
        this.newStage = newStage;
        this.copy = copy;
        this.maxEntries = maxEntries;
        this.entries = Math.min(minEntries, maxEntries);
        this.current = newStage.apply(entries);
        this.room = entries / 2 + 1;
    }

    /**
     * The most bytes of a table that grows like this: its last stage, and the one before it, which is there meanwhile.
     *
     * @param minEntries the entries at first
     * @param maxEntries the entries at last
     */
    public static long bytes(int minEntries, int maxEntries, int bytesOfEntry) {
        return bytes(minEntries, maxEntries, GROWTH, bytesOfEntry);
    }

    /** The same of a table that becomes another number of times as large. */
    public static long bytes(int minEntries, int maxEntries, int growth, int bytesOfEntry) {
        long before = 0;
        for (long size = minEntries; size < maxEntries; size *= growth) {
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

    /** Says that an entry was written, after which there may be a larger stage. */
    public void countWritten() {
        if (--room == 0) {
            grow();
        }
    }

    private synchronized void grow() {
        if (entries >= maxEntries || room > 0) { // room: another thread was here
            return;
        }
        int next = (int) Math.min(maxEntries, (long) GROWTH * entries);
        T larger;
        try {
            larger = newStage.apply(next);
        } catch (OutOfMemoryError e) {
            maxEntries = entries; // a full table costs time, never correctness
            return;
        }
        copy.accept(current, larger);
        current = larger;
        entries = next;
        room = next / 2 + 1;
    }
}
