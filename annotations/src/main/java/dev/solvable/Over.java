package dev.solvable;

/** What a moving piece jumps over. */
public enum Over {
    /** Nothing: the piece does not jump. */
    NOTHING,
    /** One piece of the other player. */
    ENEMY,
    /** One piece of its own player. */
    FRIEND,
    /** One piece of either player. */
    ANYONE
}
