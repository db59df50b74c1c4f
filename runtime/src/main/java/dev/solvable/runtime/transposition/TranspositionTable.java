package dev.solvable.runtime.transposition;

/**
 * A transposition table (Greenblatt, Eastlake and Crocker 1967): bounds on the scores of states, by key. Whole keys are
 * compared, so a state is never taken for another. A full table overwrites entries, which costs only time.
 *
 * <p>The entry of a state is a number: from the lowest bit the lower bound, the upper bound, and bits for the table's
 * own use. It is 0 if the table has no entry.
 */
public abstract class TranspositionTable {
    private final int boundBits;

    /** Added to bounds, so that they are not negative. */
    private final int bias;

    TranspositionTable(int boundBits, int bias) {
        this.boundBits = boundBits;
        this.bias = bias;
    }

    /** The entry of the state with this key; 0 if there is none. */
    public abstract long lookUp(long key);

    /**
     * Stores bounds on the score of a state.
     *
     * @param work the number of states searched for them, at least 1 if the table stores it
     */
    public abstract void remember(long key, int lower, int upper, long work);

    /** The lower bound in the entry of a state. */
    public final int lower(long known) {
        return ((int) known & (1 << boundBits) - 1) - bias;
    }

    /** The upper bound in the entry of a state. */
    public final int upper(long known) {
        return ((int) (known >>> boundBits) & (1 << boundBits) - 1) - bias;
    }

    /** Bounds as the lowest bits of an entry. */
    public final long bounds(int lower, int upper) {
        return (long) (upper + bias) << boundBits | lower + bias;
    }
}
