package dev.solvable;

/** A player of a game; every game has two. */
public enum Player {
    /** The player who moves at the start. */
    FIRST,
    /** The other player. */
    SECOND,
    /** Either of the two: both may lay a tile, or the side to move makes no difference to a position. */
    EITHER
}
