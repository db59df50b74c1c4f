package dev.solvable.processor.render.pieces;

import dev.solvable.processor.game.pieces.PieceRules;
import dev.solvable.processor.plan.PiecePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.runtime.Board;
import java.util.List;

/**
 * What the writers of a game of pieces share. Solvers number the planes that have pieces from 0.
 *
 * @param plan the plan
 * @param rules the rules
 * @param solving the plan of the engine
 * @param masks masks as they stand in the source
 */
record PieceContext(SolverPlan plan, PieceRules rules, PiecePlan solving, Masks masks) {
    static PieceContext of(SolverPlan plan, PiecePlan solving) {
        return new PieceContext(
                plan, solving.rules(), solving, new Masks(plan.game().board(), plan.code()));
    }

    Board board() {
        return plan.game().board();
    }

    /** The planes that have pieces. */
    List<Integer> planes() {
        return solving.encoding().planes();
    }

    /** The number that a solver has for a plane of the rules. */
    int number(int plane) {
        return planes().indexOf(plane);
    }

    /** Whether each player has pieces of one kind. */
    boolean hasOneKind() {
        return planesOf(true).size() == 1 && planesOf(false).size() == 1;
    }

    /** Whether a move changes the cells of one plane, the only one of its player. */
    boolean changesOneKind() {
        return hasOneKind() && rules.moves().stream().allMatch(move -> move.taken() == 0);
    }

    /** The planes of a player that have pieces. */
    List<Integer> planesOf(boolean first) {
        return planes().stream().filter(plane -> plane % 2 == (first ? 0 : 1)).toList();
    }
}
