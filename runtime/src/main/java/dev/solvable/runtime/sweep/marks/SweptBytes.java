package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.sweep.SweptTable;

/** A byte for each position of a game of marks, found by a sweep when the first question needs it. */
abstract class SweptBytes extends SweptTable<byte[]> {
    private final MarksRules rules;
    private final int positions;
    private final int least;

    /**
     * A table that is not filled yet.
     *
     * @param positions its entries
     * @param least the least value of a position that makes sense; what makes none has a smaller one
     */
    SweptBytes(MarksRules rules, Turn turn, int positions, int least) {
        super(turn, "table", positions, positions);
        this.rules = rules;
        this.positions = positions;
        this.least = least;
    }

    /** The memory of a table. */
    static Memory memory(int positions) {
        return Memory.of("the table of scores", positions, positions);
    }

    /**
     * Gives each position its value.
     *
     * @param table zeros
     */
    abstract void fill(byte[] table, SolveListener listener) throws InterruptedException;

    @Override
    protected final byte[] fill(SolveListener listener) throws InterruptedException {
        byte[] table = new byte[positions];
        fill(table, listener);
        return table;
    }

    /** The entries. */
    final int positions() {
        return positions;
    }

    /** A number greater than every position; 0 where callers have other numbers for them. */
    final long range() {
        return rules.rangeOf(positions);
    }

    /**
     * The value of a position.
     *
     * @throws IllegalArgumentException where it makes no sense
     */
    final int get(long position) {
        if (position < 0 || position >= positions) {
            rules.check(position); // says what is wrong with it
        }
        int found = get()[(int) position];
        if (found < least) {
            rules.check(position); // says why it makes no sense
        }
        return found;
    }
}
