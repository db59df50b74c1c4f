package dev.solvable.processor.game;

import java.util.List;

/**
 * The moves come from methods of the declaration, which only run with the solver.
 *
 * @param methods the name of the static method that returns the rows {@code {requiredEmpty, filled}}; where the players
 *     have different moves that of the first player's and that of the second's
 */
public record MoveSourceRules(List<String> methods) implements Rules {
    /** The character of a taken cell: such a game has no marks or tiles to name one. */
    public static final char FILLED = '#';

    /** The character of a free cell. */
    public static final char EMPTY = '.';

    /** Copies the list. */
    public MoveSourceRules {
        methods = List.copyOf(methods);
    }

    /** Whether each player has moves of their own, so that a position has to say who is to move. */
    public boolean partizan() {
        return methods.size() > 1;
    }
}
