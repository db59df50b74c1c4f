package dev.solvable;

/** What the side to move gets under perfect play of both sides. */
public enum Outcome {
    /** The side to move wins. */
    WIN,
    /** Neither side can win. */
    DRAW,
    /** The side to move loses. */
    LOSS
}
