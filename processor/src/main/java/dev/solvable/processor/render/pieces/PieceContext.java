package dev.solvable.processor.render.pieces;

import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.plan.PiecePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceSet;

/** What the writers of a game of pieces share. */
record PieceContext(SolverPlan plan, DeclaredPieces rules, PiecePlan solving, Masks masks) {
    Board board() {
        return plan.game().board();
    }

    PieceSet set() {
        return rules.set();
    }

    /** Whether each player has pieces of one kind. */
    boolean hasOneKind() {
        return set().planesOf(true).length == 1 && set().planesOf(false).length == 1;
    }

    /** Whether each player has one kind and no move takes a piece, so that a move changes one plane. */
    boolean changesOneKind() {
        return hasOneKind() && rules.moves().stream().allMatch(move -> move.taken() == 0);
    }
}
