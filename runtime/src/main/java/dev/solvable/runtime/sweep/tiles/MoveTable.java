package dev.solvable.runtime.sweep.tiles;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.sweep.SweptTable;

/**
 * A table with a number for every position of a game in which moves take cells: its score, or its {@link NimberTable
 * Grundy value}. It is filled from the fullest board down, a position at a time.
 */
public abstract class MoveTable extends SweptTable<byte[]> {
    /** The boards that are filled between two checks of the interrupt status. */
    private static final int BOARDS_BETWEEN_REPORTS = 1 << 16;

    /** The rules. */
    protected final TakenRules rules;

    private final int positions;

    /**
     * A table that is not filled yet.
     *
     * @param what the table's name, for the message of an {@link OutOfMemoryError}
     */
    protected MoveTable(Work work, String what, TakenRules rules) {
        super(work, what, positions(rules), positions(rules));
        this.rules = rules;
        this.positions = positions(rules);
    }

    private static int positions(TakenRules rules) {
        return 1 << rules.cells + (rules.side == 0 ? 0 : 1);
    }

    @Override
    protected final byte[] fill(SolveListener listener) throws InterruptedException {
        byte[] table = new byte[positions];
        long[] firstNeeds = rules.game.needsOf('1');
        long[] firstFills = rules.game.fillsOf('1');
        long[] secondNeeds = rules.game.needsOf('2');
        long[] secondFills = rules.game.fillsOf('2');
        int side = (int) rules.side; // 0 if both players have the same moves
        int boards = side == 0 ? positions : side;
        for (int taken = boards - 1; taken >= 0; taken--) {
            if ((taken & BOARDS_BETWEEN_REPORTS - 1) == 0) {
                Turn.tell(listener, (long) positions / boards * (boards - 1 - taken), positions);
            }
            table[taken] = valueOf(table, firstNeeds, firstFills, taken, side);
            if (side != 0) {
                table[taken | side] = valueOf(table, secondNeeds, secondFills, taken, 0);
            }
        }
        return table;
    }

    /**
     * The value of a position, given those of its successors.
     *
     * @param needs for each move of the player the cells that must be free
     * @param fills for each the cells that it takes
     * @param taken the taken cells
     * @param otherSide the bit of the side in a successor's number
     */
    protected abstract byte valueOf(byte[] table, long[] needs, long[] fills, int taken, int otherSide);
}
