package dev.solvable;

/** What a rule does for the player it applies to: how the game ends, or what a completed line gives. */
public enum Ending {
    /** That player wins. */
    WINS,
    /** That player loses. */
    LOSES,
    /** Neither player wins. */
    DRAWS,
    /** The game goes on, and that player gets a point: only for {@link Lines#completes()} with {@link Marks}. */
    SCORES,
    /**
     * The game goes on, and that player takes an enemy piece: only for {@link Lines#completes()} with {@link Pieces}.
     */
    TAKES
}
