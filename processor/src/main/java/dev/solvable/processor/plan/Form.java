package dev.solvable.processor.plan;

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
     * Where pieces stand, what is in hand, and the side to move; see {@link dev.solvable.processor.game.PieceEncoding}.
     */
    PIECES
}
