package dev.solvable.processor.plan;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;

/** What a position holds while the solver works on it. */
public enum Form {
    /** The mask of the taken cells. */
    TAKEN,
    /** The mask of the taken cells and above it a bit for the side: 0 for the first player, 1 for the second. */
    TAKEN_AND_SIDE,
    /** The first player's mask and above it the second player's. */
    TWO_MASKS,
    /** A number in base 3, a digit a cell. */
    BASE_3,
    /** Where marks fall: a column of bits each, the first player's marks and above the highest mark a guard bit. */
    GUARDED,
    /**
     * Where pieces stand, what is in hand, and the side to move; see
     * {@link dev.solvable.processor.game.pieces.PieceEncoding}.
     */
    PIECES;

    /** How the runtime makes masks of a position; a mask of the taken cells where there are no marks. */
    public MarksCode code(Board board) {
        return switch (this) {
            case TAKEN, TAKEN_AND_SIDE, PIECES -> MarksCode.oneMask(board);
            case TWO_MASKS -> MarksCode.twoMasks(board);
            case BASE_3 -> MarksCode.baseThree(board);
            case GUARDED -> MarksCode.columns(board);
        };
    }

    /** The most bits that the key of a state has in a transposition table. */
    int keyBits(Board board) {
        int side = this == TAKEN_AND_SIDE ? 1 : 0;
        return Math.min(Long.SIZE, code(board).positionBits() + side);
    }
}
