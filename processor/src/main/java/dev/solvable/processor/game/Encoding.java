package dev.solvable.processor.game;

/** How a position becomes a {@code long}; mirrors {@code dev.solvable.Encoding}. */
public enum Encoding {
    AUTO,
    BITMASK,
    TERNARY
}
