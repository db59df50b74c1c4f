package dev.solvable;

/** What stands on the cell that a piece moves to. */
public enum Onto {
    /** Nothing. */
    EMPTY,
    /** A piece of the other player, which is taken: it is out of the game. */
    ENEMY,
    /** Nothing, or a piece of the other player, which is taken. */
    EITHER
}
