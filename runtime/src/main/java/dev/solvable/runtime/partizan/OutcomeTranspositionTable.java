package dev.solvable.runtime.partizan;

import dev.solvable.runtime.transposition.PackedEntries;
import dev.solvable.runtime.transposition.Scatter;
import dev.solvable.runtime.transposition.Stages;

/**
 * A transposition table for outcomes, which threads share. One of the {@link PackedEntries} holds the outcomes of a key
 * and surplus of {@link SettledCells} with either player to move. The table grows with its use, see {@link Stages}.
 */
public final class OutcomeTranspositionTable {
    /** The initial number of entries. With fewer, an entry would have no room for the size of its search. */
    public static final int MIN_ENTRIES = 1 << 14;

    // What the table knows of a state: nothing, or whether the player to move wins.

    static final int UNKNOWN = 0;
    static final int WON = 1;
    static final int LOST = 2;

    /** From the lowest bit: outcome with the first player to move (2 bits), with the second (2), surplus (4). */
    private static final int KNOWN_BITS = 8;

    private static final int OUTCOME_BITS = 4;

    /** Multiplied by the surplus and added to a product, to separate states with the same cells. */
    private static final long FACTOR_OF_SURPLUS = 0x9E3779B900000000L;

    final Stages<PackedEntries> stages;

    /**
     * An empty table.
     *
     * @param entries the maximum number of entries, at least {@link #MIN_ENTRIES}
     * @param shared whether several threads use the table
     * @throws OutOfMemoryError if the heap has no room for the first entries
     */
    OutcomeTranspositionTable(int entries, boolean shared) {
        this.stages = PackedEntries.stages(MIN_ENTRIES, entries, Long.SIZE, KNOWN_BITS, shared);
    }

    /** An upper bound on the bytes of a table that grows to this size. */
    public static long bytes(int maxEntries) {
        return Stages.bytes(MIN_ENTRIES, maxEntries, Long.BYTES);
    }

    /**
     * What the table knows of a state with a player to move: {@link #WON}, {@link #LOST} or {@link #UNKNOWN}.
     *
     * @param key the key of its cells
     * @param surplus from -{@link SettledCells#MAX_SURPLUS} to that
     */
    int lookUp(long key, int surplus, boolean first) {
        return known(stages.current(), product(key, surplus), surplus) >> (first ? 0 : 2) & 3;
    }

    /**
     * Stores an outcome, in place of the entry that took the smaller search.
     *
     * @param states how many states were searched for it
     */
    void remember(long key, int surplus, boolean first, boolean wins, long states) {
        PackedEntries entries = stages.current();
        long product = product(key, surplus);
        int outcome = (wins ? WON : LOST) << (first ? 0 : 2);
        int known = known(entries, product, surplus) | outcome;
        entries.remember(product, (surplus & 15) << OUTCOME_BITS | known, states);
        stages.countWritten();
    }

    /** The known outcomes of a state. The surplus in the entry tells apart states with the same product. */
    private static int known(PackedEntries entries, long product, int surplus) {
        int known = (int) entries.lookUp(product);
        return (known >> OUTCOME_BITS & 15) == (surplus & 15) ? known & 15 : UNKNOWN;
    }

    /** The scattered key; equal keys with different surpluses are scattered to different places. */
    private static long product(long key, int surplus) {
        return key * Scatter.FACTOR + surplus * FACTOR_OF_SURPLUS;
    }
}
