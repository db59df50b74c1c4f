package dev.solvable.processor.declaration;

import dev.solvable.Direction;
import dev.solvable.Onto;
import dev.solvable.Over;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The annotations of a game with pieces that move. All lists are unmodifiable.
 *
 * @param moves the elements of each {@code @Move}, in source order
 */
public record MovingDeclaration(Optional<Pieces> pieces, List<Move> moves, Optional<Goal> goal, Optional<Fewer> fewer) {
    /** The declaration of a game without pieces. */
    public static final MovingDeclaration NONE =
            new MovingDeclaration(Optional.empty(), List.of(), Optional.empty(), Optional.empty());

    /** The names of the present annotations other than {@code @Pieces}. */
    public List<String> beside() {
        List<String> beside = new ArrayList<>();
        if (!moves.isEmpty()) {
            beside.add(Annotations.MOVE);
        }
        goal.ifPresent(there -> beside.add("Goal"));
        fewer.ifPresent(there -> beside.add("Fewer"));
        return beside;
    }

    /** The elements of {@code @Pieces}. */
    public record Pieces(List<String> rows, String hand, List<Direction> forward) {}

    /**
     * The elements of one {@code @Move}.
     *
     * @param statesTakes whether {@code takes} is written, even with its default
     */
    public record Move(
            String way,
            String of,
            int far,
            boolean toTheEnd,
            Onto onto,
            Over over,
            boolean takes,
            boolean statesTakes,
            List<Integer> to,
            boolean besideEnemy,
            int whenLeft) {}

    /** The elements of {@code @Goal}. */
    public record Goal(String of, List<Integer> cells, boolean farSide, boolean leave, String becomes) {}

    /** The elements of {@code @Fewer}. */
    public record Fewer(int than, String of) {}
}
