package dev.solvable.tool.analysis;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;

/**
 * What a move is worth to the player who makes it.
 *
 * @param move its index
 * @param name its name as {@link MoveNames} has it, such as {@code b2} or {@code a1-a2-b1}
 * @param outcome what the mover gets under perfect play after it
 * @param distance the plies to the end of the game, this move included, at least 1; {@link Solver#ENDLESS} for a draw
 *     without end
 * @param board the board after it, as {@link BoardText} writes it
 * @param toMove who is to move after it
 */
public record MoveValue(int move, String name, Outcome outcome, int distance, String board, Player toMove) {
    static MoveValue of(Solver solver, MoveNames names, long position, int move) {
        long next = solver.play(position, move);
        int rest = solver.distance(next);
        return new MoveValue(
                move,
                names.of(position, move),
                outcomeOf(solver, position, next),
                rest == Solver.ENDLESS ? rest : 1 + rest,
                BoardText.of(solver, next),
                solver.toMove(next));
    }

    /** What the player who moves from a position gets by the move to a successor. */
    public static Outcome outcomeOf(Solver solver, long position, long next) {
        Outcome outcome = solver.outcome(next);
        if (keepsTurn(solver, position, next)) {
            return outcome;
        }
        return switch (outcome) {
            case WIN -> Outcome.LOSS;
            case DRAW -> Outcome.DRAW;
            case LOSS -> Outcome.WIN;
        };
    }

    /** Whether the player who moves from a position to a successor moves again. */
    public static boolean keepsTurn(Solver solver, long position, long next) {
        Player mover = solver.toMove(position);
        return mover != Player.EITHER && mover == solver.toMove(next);
    }

    /** Whether the mover should rather make this move: the better outcome, then the fastest win or the slowest loss. */
    boolean isBetterThan(MoveValue other) {
        if (outcome != other.outcome) {
            return outcome.compareTo(other.outcome) < 0; // a win comes before a draw, a draw before a loss
        }
        return switch (outcome) {
            case WIN -> distance < other.distance;
            case DRAW -> false;
            case LOSS -> distance > other.distance;
        };
    }
}
