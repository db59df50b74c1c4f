package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.sweep.SweptTable;

/** A byte for each position of a game of marks, found by a sweep when the first question needs it. */
final class SweptBytes {
    private final MarksRules rules;
    private final int positions;
    private final int least;
    private final Turn turn;
    private final SweptTable<byte[]> table;

    /** What fills the table. */
    interface Sweep {
        /**
         * Gives each position its value.
         *
         * @param table zeros
         */
        void fill(byte[] table, SolveListener listener) throws InterruptedException;
    }

    /**
     * A table that is not filled yet.
     *
     * @param positions its entries
     * @param least the least value of a position that makes sense; what makes none has a smaller one
     */
    SweptBytes(MarksRules rules, int positions, int least, Sweep sweep) {
        this.rules = rules;
        this.positions = positions;
        this.least = least;
        this.turn = new Turn(rules);
        this.table = new SweptTable<>(turn, "table", positions, positions) {
            @Override
            protected byte[] fill(SolveListener listener) throws InterruptedException {
                byte[] filled = new byte[positions];
                sweep.fill(filled, listener);
                return filled;
            }
        };
    }

    /** The memory of a table. */
    static Memory memory(int positions) {
        return Memory.of("the table of scores", positions, positions);
    }

    /** The turn to fill it. */
    Turn turn() {
        return turn;
    }

    /** The entries. */
    int positions() {
        return positions;
    }

    /** A number greater than every position; 0 where callers have other numbers for them. */
    long range() {
        return rules.rangeOf(positions);
    }

    /**
     * The value of a position.
     *
     * @throws IllegalArgumentException where it makes no sense
     */
    int get(long position) {
        if (position < 0 || position >= positions) {
            rules.check(position); // says what is wrong with it
        }
        int found = table.get()[(int) position];
        if (found < least) {
            rules.check(position); // says why it makes no sense
        }
        return found;
    }

    /** Fills the table where it is not. */
    void solve(SolveListener listener) throws InterruptedException {
        table.solve(listener);
    }
}
