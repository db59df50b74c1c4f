package dev.solvable.processor.declaration;

import java.util.List;

/** What {@code @Lines} says; {@code completes} and {@code by} are the names of the enum constants. */
public record LinesDeclaration(
        int length,
        boolean rows,
        boolean columns,
        boolean diagonals,
        List<String> patterns,
        String completes,
        String by) {
    /** Copies the patterns. */
    public LinesDeclaration {
        patterns = List.copyOf(patterns);
    }
}
