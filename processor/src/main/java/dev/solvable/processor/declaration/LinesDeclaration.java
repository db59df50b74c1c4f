package dev.solvable.processor.declaration;

import java.util.List;

/** What {@code @Lines} says; {@code completes} is the name of the enum constant. */
public record LinesDeclaration(
        int length, boolean rows, boolean columns, boolean diagonals, List<String> patterns, String completes) {
    /** Copies the patterns. */
    public LinesDeclaration {
        patterns = List.copyOf(patterns);
    }
}
