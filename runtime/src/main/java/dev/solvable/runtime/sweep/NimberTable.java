package dev.solvable.runtime.sweep;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.GameSolver;

/** The Grundy values of all positions of a game in which moves take cells and both players have the same. */
@ForGeneratedCode
public final class NimberTable extends MoveTable {
    /**
     * The table of a game.
     *
     * @param positions how many positions there are
     * @param moves the moves
     */
    public NimberTable(GameSolver solver, int positions, Moves moves) {
        super(solver, "table of Grundy values", positions, moves, moves, 0);
    }

    /** The least number that no successor has (mex; Sprague 1935, Grundy 1939). */
    @Override
    byte valueOf(byte[] table, Moves moves, int taken, int otherSide) {
        long[] needs = moves.needs;
        long[] fills = moves.fills;
        long seen = 0;
        for (int move = 0; move < needs.length; move++) {
            if ((taken & needs[move]) == 0) {
                seen |= 1L << table[taken | (int) fills[move]];
            }
        }
        return (byte) Long.numberOfTrailingZeros(~seen);
    }
}
