package dev.solvable.runtime.sweep.tiles;

import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Turn;
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

    MoveTable(Turn turn, String what, int positions, Moves first, Moves second, int side) {
        super(turn, what, positions, positions);
        this.positions = positions;
        this.first = first;
        this.second = second;
        this.side = side;
    }

    @Override
    protected final byte[] fill(SolveListener listener) throws InterruptedException {
        byte[] table = new byte[positions];
        int boards = side == 0 ? positions : side;
        for (int taken = boards - 1; taken >= 0; taken--) {
            if ((taken & BOARDS_BETWEEN_REPORTS - 1) == 0) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                listener.progress((long) positions / boards * (boards - 1 - taken), positions);
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

    /** The moves of a player in a game in which moves take cells. */
    static final class Moves {
        /** For each move the cells that must be free. */
        final long[] needs;

        /** For each move the cells that it takes. */
        final long[] fills;

        /**
         * The moves of a player.
         *
         * @param needs for each the cells that must be free
         * @param fills for each the cells that it takes
         */
        Moves(long[] needs, long[] fills) {
            this.needs = needs;
            this.fills = fills;
        }
    }
}
