package dev.solvable.processor.game;

/**
 * The moves come from a method of the declaration, which only runs with the solver.
 *
 * @param method the name of the static method that returns the rows {@code {requiredEmpty, filled}}
 */
public record MoveSourceRules(String method) implements Rules {
    /** The character of a taken cell: such a game has no marks or tiles to name one. */
    public static final char FILLED = '#';

    /** The character of a free cell. */
    public static final char EMPTY = '.';
}
