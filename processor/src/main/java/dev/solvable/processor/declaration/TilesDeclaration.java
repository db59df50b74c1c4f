package dev.solvable.processor.declaration;

import java.util.List;

/**
 * What one {@code @Tiles} says.
 *
 * @param statesReflect whether {@code reflect} is written, be it the default
 * @param by the name of the enum constant
 * @param statesBy whether that is written, be it the default
 */
public record TilesDeclaration(
        List<String> pictures,
        boolean rotate,
        boolean reflect,
        boolean statesReflect,
        String by,
        boolean statesBy,
        char filled,
        char empty) {
    /** Copies the pictures. */
    public TilesDeclaration {
        pictures = List.copyOf(pictures);
    }
}
