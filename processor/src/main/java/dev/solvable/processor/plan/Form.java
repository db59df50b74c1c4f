package dev.solvable.processor.plan;

import java.math.BigInteger;

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

    /** The most bits that the key of a state has in a transposition table. */
    int keyBits(Layout layout) {
        int cells = layout.bits().size();
        return switch (this) {
            case TAKEN -> cells;
            case TAKEN_AND_SIDE -> Math.min(Long.SIZE, cells + 1);
            case TWO_MASKS -> 2 * cells;
            case BASE_3 -> BigInteger.valueOf(3).pow(cells).bitLength();
            case GUARDED -> layout.length();
            case PIECES -> throw new IllegalStateException("pieces are not searched");
        };
    }
}
