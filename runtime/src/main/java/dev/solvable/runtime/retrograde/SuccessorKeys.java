package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.ForGeneratedCode;

/** Takes positions for those that stand for them; used by one thread. */
@ForGeneratedCode
public interface SuccessorKeys {
    /**
     * Replaces the successors of a position by those that stand for them.
     *
     * @param position one that stands for itself
     */
    void replace(long position, long[] successors, int count);
}
