package dev.solvable.tool.analysis;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import dev.solvable.Solver;

/** What the moves of a game do, as far as it can be told from outside. */
public enum GameKind {
    /** They fill cells that were empty, and nothing empties a cell again. */
    FILLING,
    /** They place pieces and move them; a move has the same name wherever it is made. */
    PIECES,
    /** The rules are a program: what a move does only the position before it and the one after it tell. */
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
