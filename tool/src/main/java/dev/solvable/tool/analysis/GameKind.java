package dev.solvable.tool.analysis;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import dev.solvable.Solver;

/** What the moves of a game do, as far as its solver shows. */
public enum GameKind {
    /** They fill empty cells, and no move empties a cell. */
    FILLING,
    /** They place pieces and move them; a move has the same name wherever it is made. */
    PIECES,
    /** The rules are a program: only the positions before and after a move show what it does. */
    PROGRAM;

    /** The kind of a game; solves nothing. */
    public static GameKind of(Solver solver) {
        if (!PieceStep.all(solver).isEmpty()) {
            return PIECES;
        }
        GameFacts facts = solver.facts();
        boolean fills = facts.moveCells().stream().anyMatch(cells -> cells != 0);
        return fills && facts.solvedBy() != Algorithm.RETROGRADE ? FILLING : PROGRAM;
    }
}
