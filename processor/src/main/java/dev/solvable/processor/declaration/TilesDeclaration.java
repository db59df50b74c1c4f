package dev.solvable.processor.declaration;

import java.util.List;

/** What one {@code @Tiles} says. */
public record TilesDeclaration(List<String> pictures, boolean rotate, boolean reflect, char filled, char empty) {
    /** Copies the pictures. */
    public TilesDeclaration {
        pictures = List.copyOf(pictures);
    }
}
