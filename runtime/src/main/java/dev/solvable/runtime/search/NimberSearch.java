package dev.solvable.runtime.search;

import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.transposition.FactTable;
import org.jspecify.annotations.Nullable;

/** A memoised search for Grundy values. */
public abstract class NimberSearch implements Nimbers {
    private final Turn turn;
    private final Progress progress;
    private final int entries;

    /** For each key 1 more than its Grundy value; created at the first question. */
    private @Nullable FactTable table;

    /** A search with an empty table. */
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

    /** The set of the successors' Grundy values, value n as bit n. */
    protected abstract long nimbersOfMoves(long own, long other);

    /**
     * Answers a question for the Grundy value of a state that has not ended.
     *
     * @throws OutOfMemoryError if the heap has no room for the entries
     */
    protected final int answer(long own, long other) {
        turn.enterOrCancel();
        try {
            return nimber(own, other);
        } finally {
            turn.leave();
        }
    }

    /** The Grundy value of a state that has not ended: the least number that is no successor's Grundy value. */
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
