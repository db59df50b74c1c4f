package dev.solvable.runtime.sweep.marks;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.sweep.SweptTable;

/** Solves games of marks by a byte for each position, indexed by the position. */
public abstract class SweptBytes extends SweptTable<byte[]> implements Engine {
    /** In the table: a number or filling that makes no sense. */
    static final byte NONSENSE = Byte.MIN_VALUE;

    private final MarksRules rules;
    private final int positions;
    private final int least;

    /**
     * A table that is not filled yet.
     *
     * @param positions its entries
     * @param threads the number of threads that the caller offers; one is used
     * @param least the least value of a position that makes sense; other entries have smaller ones
     */
    SweptBytes(MarksRules rules, int positions, int threads, int least) {
        super(Work.on(rules, Algorithm.SWEEP, threads), "table", positions, positions);
        this.rules = rules;
        this.positions = positions;
        this.least = least;
    }

    /**
     * The memory of a table, a byte for each position.
     *
     * @param positions the entries of the table
     */
    public static Memory memory(int positions) {
        return Memory.of("the table of scores", positions, positions);
    }

    @Override
    public final MarksRules rules() {
        return rules;
    }

    @Override
    public final long range() {
        return rules.translates() ? 0 : positions;
    }

    final int positions() {
        return positions;
    }

    /**
     * The value of a position.
     *
     * @throws IllegalArgumentException if it makes no sense
     */
    final int value(long position) {
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
