package dev.solvable.tool.analysis;

import dev.solvable.Solver;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a move does with a piece, in the form that pages read.
 *
 * @param from the cell that the piece leaves; null where it is placed
 * @param to the cell that it goes to; null where it leaves the board
 * @param kind the letter of its kind, a capital; null where the move does not name it
 * @param takes whether something is taken where it goes or on the way
 * @param removes the cell of the piece that a completed line takes; null where none does
 */
public record PieceStep(
        @Nullable Integer from,
        @Nullable Integer to,
        @Nullable String kind,
        boolean takes,
        @Nullable Integer removes) {
    /** What each move of a game does, by index; empty unless the game has pieces that move. */
    public static List<PieceStep> all(Solver solver) {
        return solver.facts().moveSteps().stream().map(PieceStep::of).toList();
    }

    private static PieceStep of(dev.solvable.PieceStep step) {
        return new PieceStep(
                step.from() < 0 ? null : (Integer) step.from(),
                step.to() < 0 ? null : (Integer) step.to(),
                step.kind() == dev.solvable.PieceStep.ANY ? null : String.valueOf(step.kind()),
                step.taken() > 0,
                step.removed() < 0 ? null : (Integer) step.removed());
    }
}
