package dev.solvable.processor.declaration;

import java.util.List;
import java.util.Optional;

/**
 * What the annotations of a game with pieces that move say.
 *
 * @param pieces what {@code @Pieces} says, if it is there
 * @param moves what each {@code @Move} says, in source order
 * @param goal what {@code @Goal} says, if it is there
 * @param fewer what {@code @Fewer} says, if it is there
 */
public record MovingDeclaration(
        Optional<PiecesDeclaration> pieces,
        List<MoveDeclaration> moves,
        Optional<GoalDeclaration> goal,
        Optional<FewerDeclaration> fewer) {
    /** What a game without pieces says of them. */
    public static final MovingDeclaration NONE =
            new MovingDeclaration(Optional.empty(), List.of(), Optional.empty(), Optional.empty());

    /** Copies the list. */
    public MovingDeclaration {
        moves = List.copyOf(moves);
    }
}
