package dev.solvable.processor.game;

/** Which marks a player may put; mirrors {@code dev.solvable.Choice}. */
public enum Choice {
    OWN,
    ANY,
    SHARED
}
