package dev.solvable.runtime.search;

import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.transposition.FactTable;
import org.jspecify.annotations.Nullable;

/** Grundy values by a memoised search. */
@ForGeneratedCode
public abstract class NimberSearch implements Nimbers {
    private final Turn turn;
    private final Progress progress;
    private final int entries;

    /** For each key 1 more than its Grundy value; made at the first question. */
    private @Nullable FactTable table;

    /** A search that has found nothing yet. */
    protected NimberSearch(Work work, int entries) {
        this.turn = work.turn();
        this.progress = work.progress();
        this.entries = entries;
    }

    /** The memory of a search with this number of entries. */
    public static Memory memory(int entries) {
        return FactTable.memory("the cache of Grundy values", entries).onceAskedFor("a Grundy value");
    }

    /** The key of a state. */
    protected abstract long key(long own, long other);

    /** A bit for the Grundy value of each successor of a state. */
    protected abstract long nimbersOfMoves(long own, long other);

    /**
     * The Grundy value of a state that is not ended, which is asked about.
     *
     * @throws OutOfMemoryError where the heap has no room for the entries
     */
    protected final int answer(long own, long other) {
        turn.enterOrCancel();
        try {
            return nimber(own, other);
        } finally {
            turn.leave();
        }
    }

    /** The Grundy value of a state that is not ended: the least number that no successor has. */
    protected final int nimber(long own, long other) {
        progress.count();
        FactTable facts = table == null ? newTable() : table;
        long key = key(own, other);
        int known = facts.get(key);
        if (known != 0) {
            return known - 1;
        }
        int nimber = Long.numberOfTrailingZeros(~nimbersOfMoves(own, other));
        facts.put(key, nimber + 1);
        return nimber;
    }

    private FactTable newTable() {
        try {
            FactTable made = new FactTable(entries);
            table = made;
            return made;
        } catch (OutOfMemoryError e) {
            throw turn.noRoomToGrow("cache", FactTable.bytes(entries), e);
        }
    }
}
