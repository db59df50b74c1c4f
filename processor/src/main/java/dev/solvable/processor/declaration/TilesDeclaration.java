package dev.solvable.processor.declaration;

import java.util.List;

/** What one {@code @Tiles} says; {@code by} is the name of the enum constant. */
public record TilesDeclaration(
        List<String> pictures, boolean rotate, boolean reflect, String by, char filled, char empty) {
    /** Copies the pictures. */
    public TilesDeclaration {
        pictures = List.copyOf(pictures);
    }
}
