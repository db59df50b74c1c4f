package dev.solvable;

/** The result of a game from its start under perfect play, as stated by a declaration or proved by the compiler. */
public enum Expectation {
    /** Nothing is stated, or nothing was proved. */
    UNSTATED,
    /** The player who starts wins. */
    FIRST_WINS,
    /** The player who does not start wins. */
    SECOND_WINS,
    /** Neither player can win. */
    DRAW
}
