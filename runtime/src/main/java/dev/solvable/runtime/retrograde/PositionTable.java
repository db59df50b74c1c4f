package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.ForGeneratedCode;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;

/**
 * The positions that were analysed, one of each set of images, with their values. It is not changed any more: threads
 * may share it.
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

    /**
     * Tells of those positions for whose places in this order a condition holds. It is asked for each place in turn.
     */
    default void forEachPosition(IntPredicate places, LongConsumer visitor) {
        AtomicInteger place = new AtomicInteger();
        forEachPosition(position -> {
            if (places.test(place.getAndIncrement())) {
                visitor.accept(position);
            }
        });
    }

    /** Counts the positions of each value. */
    Counts counts();

    /** Whether a position is here. */
    default boolean contains(long position) {
        return value(position) != 0;
    }

    /**
     * The outcome of a position for the player to move.
     *
     * @throws IllegalArgumentException where it is not here
     */
    default Outcome outcome(long position) {
        return Values.outcome(valueHere(position));
    }

    /**
     * The plies to the end, {@link Solver#ENDLESS} where none leads there.
     *
     * @throws IllegalArgumentException where the position is not here
     */
    default int distance(long position) {
        return Values.distance(valueHere(position));
    }

    private int valueHere(long position) {
        int value = value(position);
        if (value == 0) {
            throw new IllegalArgumentException("position " + position + " is not in the table");
        }
        return value;
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
