package dev.solvable.runtime.sweep.tiles;

import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.sweep.SweptTable;

/**
 * A table of a number for every position of a game in which moves take cells: {@link ScoreTable scores} or
 * {@link NimberTable Grundy values}. It is filled from the fullest board down, a position at a time.
 */
@ForGeneratedCode
public abstract class MoveTable extends SweptTable<byte[]> {
    /** The boards that are filled between two looks at the interrupt status. */
    private static final int BOARDS_BETWEEN_REPORTS = 1 << 16;

    private final int positions;

    /** The moves of the first player, or of both. */
    private final Moves first;

    /** Those of the second player, where the positions with the bit {@link #side} are that player's. */
    private final Moves second;

    /** The bit of a position in which the second player is to move; 0 where both players have the same moves. */
    private final int side;

    MoveTable(Turn turn, String what, TakenRules rules) {
        this(turn, what, 1 << rules.cells + (rules.side == 0 ? 0 : 1), rules);
    }

    private MoveTable(Turn turn, String what, int positions, TakenRules rules) {
        super(turn, what, positions, positions);
        this.positions = positions;
        this.first = new Moves(rules.game.needsOf('1'), rules.game.fillsOf('1'));
        this.second = new Moves(rules.game.needsOf('2'), rules.game.fillsOf('2'));
        this.side = (int) rules.side;
    }

    @Override
    protected final byte[] fill(SolveListener listener) throws InterruptedException {
        byte[] table = new byte[positions];
        int boards = side == 0 ? positions : side;
        for (int taken = boards - 1; taken >= 0; taken--) {
            if ((taken & BOARDS_BETWEEN_REPORTS - 1) == 0) {
                Turn.tell(listener, (long) positions / boards * (boards - 1 - taken), positions);
            }
            table[taken] = valueOf(table, first, taken, side);
            if (side != 0) {
                table[taken | side] = valueOf(table, second, taken, 0);
            }
        }
        return table;
    }

    /**
     * The value of a position, given those of its successors.
     *
     * @param taken the taken cells
     * @param otherSide what a successor's number has besides its taken cells
     */
    abstract byte valueOf(byte[] table, Moves moves, int taken, int otherSide);

    /**
     * The moves of a player.
     *
     * @param needs for each the cells that must be free
     * @param fills for each the cells that it takes
     */
    @SuppressWarnings("ArrayRecordComponent") // moves are not compared
    record Moves(long[] needs, long[] fills) {}
}
