package dev.solvable.processor.declaration;

import java.util.List;

/**
 * What {@code @Lines} says.
 *
 * @param completes the name of the enum constant
 * @param statesCompletes whether that is written, be it the default
 * @param by the name of the enum constant
 * @param again whether a player who scores moves again
 */
public record LinesDeclaration(
        int length,
        boolean rows,
        boolean columns,
        boolean diagonals,
        List<String> patterns,
        String completes,
        boolean statesCompletes,
        String by,
        boolean again) {
    /** Copies the patterns. */
    public LinesDeclaration {
        patterns = List.copyOf(patterns);
    }
}
