package dev.solvable.processor.game;

/** What a moving piece jumps over; mirrors {@code dev.solvable.Over}. */
public enum Over {
    NOTHING,
    ENEMY,
    FRIEND,
    ANYONE
}
