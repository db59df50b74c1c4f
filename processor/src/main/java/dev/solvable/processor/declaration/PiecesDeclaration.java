package dev.solvable.processor.declaration;

import java.util.List;

/** What {@code @Pieces} says; {@code forward} are the names of enum constants. */
public record PiecesDeclaration(List<String> rows, String hand, List<String> forward) {
    /** Copies the lists. */
    public PiecesDeclaration {
        rows = List.copyOf(rows);
        forward = List.copyOf(forward);
    }
}
