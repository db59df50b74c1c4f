package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.ForGeneratedCode;
import java.util.function.LongConsumer;

/**
 * The positions that were analysed, one of each set of images, with their values. It does not change: threads may share
 * it.
 */
@ForGeneratedCode
public interface PositionTable {
    /** Hears of positions. */
    @FunctionalInterface
    interface Visitor {
        /**
         * Hears of one.
         *
         * @param outcome for the player to move
         * @param distance the plies to the end, {@link Solver#ENDLESS} where none leads there
         */
        void visit(long position, Outcome outcome, int distance);
    }

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

    /** Tells of all positions with their values, in no order. */
    default void forEach(Visitor visitor) {
        forEachPosition(position -> {
            int value = value(position);
            visitor.visit(position, Values.outcome(value), Values.distance(value));
        });
    }

    /** All positions with their values, as unsigned numbers ascending. */
    default SortedPositions sorted() {
        return new SortedPositions(this);
    }
}
