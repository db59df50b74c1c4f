package dev.solvable.tool.analysis;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a move of a piece does, as its name says: {@code a1-b2}, {@code a1xb2} where something is taken, {@code b2} or
 * {@code X@b2} for placing, {@code a1-} for leaving the board.
 *
 * @param from the cell that the piece leaves; null where it is placed
 * @param to the cell that it goes to; null where it leaves the board
 * @param kind the letter of its kind, a capital; null where the move does not name it
 * @param takes whether something is taken
 */
public record PieceStep(
        @Nullable Integer from,
        @Nullable Integer to,
        @Nullable String kind,
        boolean takes) {
    private static final String GOES = "-";
    private static final String TAKES = "x";
    private static final String AT = "@";

    /** What each move of a game does, by its index; empty where the names of some do not say it. */
    public static List<PieceStep> all(Solver solver) {
        GameFacts facts = solver.facts();
        List<PieceStep> steps = new ArrayList<>();
        for (int move = 0; move < facts.moves(); move++) {
            PieceStep step = of(facts, solver.moveName(move), facts.moveCells().get(move));
            if (step == null) {
                return List.of();
            }
            steps.add(step);
        }
        return List.copyOf(steps);
    }

    /** What a move does that concerns these one or two cells; null where the name says something else. */
    private static @Nullable PieceStep of(GameFacts facts, String name, long cells) {
        if (cells == 0) {
            return null;
        }
        int low = Long.numberOfTrailingZeros(cells);
        int high = Long.SIZE - 1 - Long.numberOfLeadingZeros(cells);
        if (Long.bitCount(cells) == 2) {
            PieceStep forth = moving(facts, name, low, high);
            return forth == null ? moving(facts, name, high, low) : forth;
        }
        String cell = facts.cellNames().get(low);
        if (Long.bitCount(cells) != 1) {
            return null;
        }
        if (name.equals(cell)) {
            return new PieceStep(null, low, null, false);
        }
        if (name.equals(cell + GOES) || name.equals(cell + TAKES)) {
            return new PieceStep(low, null, null, name.endsWith(TAKES));
        }
        return name.length() == cell.length() + 2 && name.endsWith(AT + cell)
                ? new PieceStep(null, low, name.substring(0, 1), false)
                : null;
    }

    private static @Nullable PieceStep moving(GameFacts facts, String name, int from, int to) {
        String before = facts.cellNames().get(from);
        String after = facts.cellNames().get(to);
        boolean takes = name.equals(before + TAKES + after);
        return takes || name.equals(before + GOES + after) ? new PieceStep(from, to, null, takes) : null;
    }
}
