package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.transposition.Scatter;

/** Grundy values by a memoised search with a table of fixed size: what is new takes the place of what was there. */
@ForGeneratedCode
public abstract class NimberSearch {
    private final Progress progress;
    private final long[] keys;

    /** For each key 1 more than its Grundy value; 0 for none. */
    private final byte[] nimbers;

    /**
     * A search that has found nothing yet.
     *
     * @throws OutOfMemoryError where the heap has no room for the entries
     */
    protected NimberSearch(Progress progress, int entries) {
        this.progress = progress;
        try {
            this.nimbers = new byte[entries];
            this.keys = new long[entries];
        } catch (OutOfMemoryError e) {
            throw progress.noRoom("cache", bytes(entries), e);
        }
    }

    /** The memory of a search with this number of entries. */
    public static Memory memory(int entries) {
        return Memory.of("the cache of Grundy values", entries, bytes(entries)).onceAskedFor("a Grundy value");
    }

    private static long bytes(int entries) {
        return (long) entries * (Long.BYTES + Byte.BYTES);
    }

    /** The key of a state. */
    protected abstract long key(long own, long other);

    /** A bit for the Grundy value of each successor of a state. */
    protected abstract long nimbersOfMoves(long own, long other);

    /** The Grundy value of a state that is not ended: the least number that no successor has. */
    public final int nimber(long own, long other) {
        if (progress.count()) {
            progress.report();
        }
        long key = key(own, other);
        int slot = Scatter.place(key, keys.length);
        if (keys[slot] == key && nimbers[slot] != 0) {
            return nimbers[slot] - 1;
        }
        int nimber = Long.numberOfTrailingZeros(~nimbersOfMoves(own, other));
        keys[slot] = key;
        nimbers[slot] = (byte) (nimber + 1);
        return nimber;
    }
}
