package dev.solvable.processor.declaration;

import java.util.List;

/**
 * What one {@code @Move} says; {@code onto} and {@code over} are the names of enum constants.
 *
 * @param statesTakes whether {@code takes} is written, be it the default
 */
public record MoveDeclaration(
        String way,
        String of,
        int far,
        boolean toTheEnd,
        String onto,
        String over,
        boolean takes,
        boolean statesTakes,
        List<Integer> to,
        boolean besideEnemy,
        int whenLeft) {
    /** Copies the list. */
    public MoveDeclaration {
        to = List.copyOf(to);
    }
}
