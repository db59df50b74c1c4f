package dev.solvable.processor.declaration;

import java.util.List;

/** What {@code @Board} says. */
public record BoardDeclaration(int rows, int columns, List<String> map) {
    /** Copies the map. */
    public BoardDeclaration {
        map = List.copyOf(map);
    }
}
