package dev.solvable.processor.declaration;

import java.util.List;

/**
 * What {@code @Lines} says.
 *
 * @param completes the name of the enum constant
 * @param statesCompletes whether that is written, be it the default
 */
public record LinesDeclaration(
        int length,
        boolean rows,
        boolean columns,
        boolean diagonals,
        List<String> patterns,
        String completes,
        boolean statesCompletes) {
    /** Copies the patterns. */
    public LinesDeclaration {
        patterns = List.copyOf(patterns);
    }
}
