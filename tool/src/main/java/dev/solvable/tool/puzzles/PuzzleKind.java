package dev.solvable.tool.puzzles;

import dev.solvable.Outcome;
import dev.solvable.Solver;

/**
 * The task of a puzzle.
 *
 * @param plies to win in this many plies; 0 to draw
 */
public record PuzzleKind(int plies) {
    /** To draw, where every other move loses. */
    public static final PuzzleKind DRAW = new PuzzleKind(0);

    /**
     * To win.
     *
     * @throws IllegalArgumentException where {@code plies} is not at least 1
     */
    public static PuzzleKind winIn(int plies) {
        if (plies < 1) {
            throw new IllegalArgumentException("a win takes at least 1 ply, not " + plies);
        }
        return new PuzzleKind(plies);
    }

    /** Whether a position has the outcome and the distance that are asked for. */
    boolean matches(Solver solver, long position) {
        return plies == 0
                ? solver.outcome(position) == Outcome.DRAW
                : solver.outcome(position) == Outcome.WIN && solver.distance(position) == plies;
    }

    /** The outcome of a right move for the mover. */
    Outcome ofRightMove() {
        return plies == 0 ? Outcome.DRAW : Outcome.WIN;
    }

    /** The task in words: {@code win in 3 plies}. */
    public String task() {
        return plies == 0 ? "draw" : "win in " + plies + (plies == 1 ? " ply" : " plies");
    }
}
