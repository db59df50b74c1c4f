package dev.solvable.processor.declaration;

import java.util.List;

/** What {@code @Board} says. */
public record BoardDeclaration(int rows, int columns, List<String> map, List<String> cellNames, List<String> links) {
    /** Copies the lists. */
    public BoardDeclaration {
        map = List.copyOf(map);
        cellNames = List.copyOf(cellNames);
        links = List.copyOf(links);
    }
}
