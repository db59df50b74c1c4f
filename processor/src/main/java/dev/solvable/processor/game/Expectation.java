package dev.solvable.processor.game;

/** The result of a game from its start, as stated or proved; mirrors {@code dev.solvable.Expectation}. */
public enum Expectation {
    UNSTATED,
    FIRST_WINS,
    SECOND_WINS,
    DRAW
}
