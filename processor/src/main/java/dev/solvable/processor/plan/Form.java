package dev.solvable.processor.plan;

import dev.solvable.Encoding;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;

/** How a position is encoded while the solver works on it. */
public enum Form {
    /** The mask of the taken cells. */
    TAKEN,
    /** The mask of the taken cells and above it a bit for the side: 0 for the first player, 1 for the second. */
    TAKEN_AND_SIDE,
    /** The first player's mask and above it the second player's. */
    TWO_MASKS,
    /** A number in base 3, one digit per cell. */
    BASE_3,
    /** For falling marks: each column has bits for the first player's marks, and a guard bit above the highest mark. */
    GUARDED,
    /**
     * The pieces on the board, those in hand, and the side to move; see
     * {@link dev.solvable.processor.game.pieces.PieceEncoding}.
     */
    PIECES;

    /** The encoding of positions, never {@link Encoding#AUTO}. */
    Encoding encoding(Encoding declared) {
        return this == BASE_3 || declared == Encoding.TERNARY ? Encoding.TERNARY : Encoding.BITMASK;
    }

    /** How the runtime converts a position to masks; one mask of the taken cells if there are no marks. */
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
