package dev.solvable;

/** Which marks a player may put, in a game of {@link Marks}. */
public enum Choice {
    /** The players alternate, each with a mark of their own. */
    OWN,
    /** Each turn puts either mark, as the player chooses; marks have no owner. */
    ANY,
    /** There is one kind of mark, {@link Marks#first()}, and both players put it. */
    SHARED
}
