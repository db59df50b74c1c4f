package dev.solvable.runtime.retrograde.analysis;

import java.util.function.LongConsumer;

/** The canonical positions that were analysed, with their values. It is immutable: threads may share it. */
public interface PositionTable {
    /** The number of positions. */
    long size();

    /** The value of a position, see {@link Values}; 0 if it is not in the table. */
    int value(long position);

    /** Visits all positions, always in the same order. */
    void forEachPosition(LongConsumer visitor);

    /** Whether a position is in the table. */
    default boolean contains(long position) {
        return value(position) != 0;
    }
}
