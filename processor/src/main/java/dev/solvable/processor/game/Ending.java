package dev.solvable.processor.game;

/** How a game ends for the player whom a rule is about; mirrors {@code dev.solvable.Ending}. */
public enum Ending {
    WINS,
    LOSES,
    DRAWS
}
