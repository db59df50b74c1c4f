package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.transposition.FactTable;

/** Grundy values by a memoised search. */
@ForGeneratedCode
public abstract class NimberSearch {
    private final Progress progress;

    /** For each key 1 more than its Grundy value. */
    private final FactTable table;

    /**
     * A search that has found nothing yet.
     *
     * @throws OutOfMemoryError where the heap has no room for the entries
     */
    protected NimberSearch(Progress progress, int entries) {
        this.progress = progress;
        try {
            this.table = new FactTable(entries);
        } catch (OutOfMemoryError e) {
            throw progress.noRoomToGrow("cache", FactTable.bytes(entries), e);
        }
    }

    /** The memory of a search with this number of entries. */
    public static Memory memory(int entries) {
        return FactTable.memory("the cache of Grundy values", entries).onceAskedFor("a Grundy value");
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
        int known = table.get(key);
        if (known != 0) {
            return known - 1;
        }
        int nimber = Long.numberOfTrailingZeros(~nimbersOfMoves(own, other));
        table.put(key, nimber + 1);
        return nimber;
    }
}
