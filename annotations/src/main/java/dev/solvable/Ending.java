package dev.solvable;

/** How a game ends for the player whom the rule is about. */
public enum Ending {
    /** That player wins. */
    WINS,
    /** That player loses. */
    LOSES,
    /** Neither player wins. */
    DRAWS
}
