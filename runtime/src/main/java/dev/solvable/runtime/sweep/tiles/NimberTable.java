package dev.solvable.runtime.sweep.tiles;

import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.game.tiles.TakenRules;

/** The Grundy values of all positions of a game in which moves take cells and both players have the same moves. */
public final class NimberTable extends MoveTable implements Nimbers {
    /**
     * A table that is not filled yet.
     *
     * @param work the work of the engine of the game
     */
    public NimberTable(TakenRules rules, Work work) {
        super(work, "table of Grundy values", rules);
    }

    /** The memory of a table of this number of positions, a byte each. */
    public static Memory memory(int positions) {
        return Memory.of("the table of Grundy values", positions, positions).onceAskedFor("a Grundy value");
    }

    @Override
    public int nimber(long position) {
        return get()[(int) position];
    }

    /** The least number that no successor has (mex; Sprague 1935, Grundy 1939). */
    @Override
    protected byte valueOf(byte[] table, long[] needs, long[] fills, int taken, int otherSide) {
        long seen = 0;
        for (int move = 0; move < needs.length; move++) {
            if ((taken & needs[move]) == 0) {
                seen |= 1L << table[taken | (int) fills[move]];
            }
        }
        return (byte) Long.numberOfTrailingZeros(~seen);
    }
}
