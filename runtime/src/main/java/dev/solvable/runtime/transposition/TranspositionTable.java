package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;

/**
 * What a search has found out about states, whichever order of moves led to them (Greenblatt, Eastlake and Crocker
 * 1967): bounds on their scores under the states' keys. The whole key is told apart, so that a state is never taken for
 * another; a full table forgets, which costs time only.
 *
 * <p>What is known of a state is a number: the lowest bits are the lower bound, the next the upper one, and what is
 * above them belongs to the table. It is 0 where nothing is known.
 */
@ForGeneratedCode
public abstract class TranspositionTable {
    private final int boundBits;
    private final int bias;

    /**
     * A table.
     *
     * @param boundBits the bits of a bound
     * @param bias what is added to a bound, so that it is not negative
     */
    TranspositionTable(int boundBits, int bias) {
        this.boundBits = boundBits;
        this.bias = bias;
    }

    /** What is known of the state with this key; 0 for nothing. */
    public abstract long lookUp(long key);

    /**
     * Keeps bounds on the score of a state.
     *
     * @param work how many states were searched for it, at least 1 where the table keeps that
     */
    public abstract void remember(long key, int lower, int upper, long work);

    /** The lower bound in what is known of a state. */
    public final int lower(long known) {
        return ((int) known & (1 << boundBits) - 1) - bias;
    }

    /** The upper bound in what is known of a state. */
    public final int upper(long known) {
        return ((int) (known >>> boundBits) & (1 << boundBits) - 1) - bias;
    }

    /** Bounds as the lowest bits of what is known. */
    public final long bounds(int lower, int upper) {
        return (long) (upper + bias) << boundBits | lower + bias;
    }
}
