package dev.solvable.runtime.partizan;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.transposition.PackedEntries;
import dev.solvable.runtime.transposition.Scatter;
import dev.solvable.runtime.transposition.Stages;

/**
 * For each set of cells and surplus of {@link SettledCells} the outcome with either player to move, in one of the
 * {@link PackedEntries}, which threads share. It grows with its use, see {@link Stages}.
 */
@ForGeneratedCode
public final class OutcomeTranspositionTable {
    /** The entries at first. With fewer entries they would have no room for the work that they took. */
    public static final int MIN_ENTRIES = 1 << 14;

    /** What the table knows of a state: nothing. */
    static final int UNKNOWN = 0;

    /** The player to move wins. */
    static final int WON = 1;

    /** The player to move loses. */
    static final int LOST = 2;

    /** From the lowest bit: 2 for the outcome with the first player to move, 2 for the second, 4 for the surplus. */
    private static final int KNOWN_BITS = 8;

    private static final int OUTCOME_BITS = 4;

    /** Added to a product for each move of a surplus, so that states with the same cells lie apart. */
    private static final long FACTOR_OF_SURPLUS = 0x9E3779B900000000L;

    final Stages<PackedEntries> stages;

    /**
     * An empty table.
     *
     * @param entries how many entries it has at last, at least {@link #MIN_ENTRIES}
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has no room for the first of them
     */
    OutcomeTranspositionTable(int entries, boolean shared) {
        this.stages = PackedEntries.stages(MIN_ENTRIES, entries, Long.SIZE, KNOWN_BITS, shared);
    }

    /** The most bytes of a table that grows to this size. */
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
     * Keeps an outcome, in place of the smaller of two searches.
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

    /** The outcomes that are known of a state: of two with one product the surplus tells which it is. */
    private static int known(PackedEntries entries, long product, int surplus) {
        int known = (int) entries.lookUp(product);
        return (known >> OUTCOME_BITS & 15) == (surplus & 15) ? known & 15 : UNKNOWN;
    }

    /** Another number for each key; those of each surplus lie elsewhere. */
    private static long product(long key, int surplus) {
        return key * Scatter.FACTOR + surplus * FACTOR_OF_SURPLUS;
    }
}
