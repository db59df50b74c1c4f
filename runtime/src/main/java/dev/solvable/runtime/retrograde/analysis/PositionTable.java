package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.runtime.ForGeneratedCode;
import java.util.function.LongConsumer;

/**
 * The positions that were analysed, one of each set of images, with their values. It does not change: threads may share
 * it.
 */
@ForGeneratedCode
public interface PositionTable {
    /** How many positions there are. */
    long size();

    /** What is known of a position, see {@link Values}; 0 where it is not here. */
    int value(long position);

    /** Tells of all positions, always in the same order. */
    void forEachPosition(LongConsumer visitor);

    /** Counts the positions of each value. */
    Counts counts();

    /** Whether a position is here. */
    default boolean contains(long position) {
        return value(position) != 0;
    }

    /** All positions with their values, as unsigned numbers ascending. */
    default SortedPositions sorted() {
        return new SortedPositions(this);
    }
}
