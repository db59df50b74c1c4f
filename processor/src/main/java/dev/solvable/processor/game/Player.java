package dev.solvable.processor.game;

/** A player of a game; mirrors {@code dev.solvable.Player}. */
public enum Player {
    FIRST,
    SECOND,
    EITHER
}
