package dev.solvable.processor.game;

/** What stands on the cell that a piece moves to; mirrors {@code dev.solvable.Onto}. */
public enum Onto {
    EMPTY,
    ENEMY,
    EITHER
}
