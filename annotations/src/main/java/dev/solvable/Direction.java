package dev.solvable;

/** Which way on the board is forward for a player; the board's first row is in the north. */
public enum Direction {
    /** Towards the first row. */
    NORTH,
    /** Towards the last column. */
    EAST,
    /** Towards the last row. */
    SOUTH,
    /** Towards the first column. */
    WEST
}
