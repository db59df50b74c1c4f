package dev.solvable.tool.labels;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.analysis.Scoring;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position with its values under perfect play.
 *
 * @param board the board on one line, as {@link BoardText} writes it
 * @param toMove the player to move; {@link Player#EITHER} where it makes no difference
 * @param outcome the outcome for the player to move
 * @param distance the plies to the end of the game, 0 where it is over; {@link Solver#ENDLESS} for a draw without end
 * @param score the points of the player to move from here to the end less the other player's; null where the game is
 *     not played for points
 * @param best the names of all best moves: the fastest wins, else all drawing moves, else the slowest losses; with
 *     points, the moves that keep the score in the fewest plies; empty where the game is over
 * @param nimber the Grundy value; null where the players have different moves
 */
public record LabelledPosition(
        String board,
        Player toMove,
        Outcome outcome,
        int distance,
        @Nullable Integer score,
        List<String> best,
        @Nullable Integer nimber) {
    /** Copies the list. */
    public LabelledPosition {
        best = List.copyOf(best);
    }

    /** Labels a position; solves what is not solved yet. */
    static LabelledPosition of(Solver solver, MoveNames names, long position) {
        Outcome outcome = solver.outcome(position);
        int distance = solver.distance(position);
        List<String> best = new ArrayList<>();
        for (int move : solver.moves(position)) {
            if (isBest(solver, position, solver.play(position, move), outcome, distance)) {
                best.add(names.of(position, move));
            }
        }
        return new LabelledPosition(
                BoardText.of(solver, position),
                solver.toMove(position),
                outcome,
                distance,
                solver instanceof ScoreSolver scores ? (Integer) scores.score(position) : null,
                best,
                solver instanceof ImpartialSolver impartial ? impartial.nimber(position) : null);
    }

    /** Whether a successor keeps the outcome, and the distance where the game is not drawn; or score and distance. */
    private static boolean isBest(Solver solver, long position, long next, Outcome outcome, int distance) {
        if (solver instanceof ScoreSolver scores) {
            return solver.distance(next) == distance - 1
                    && Scoring.scoreOf(scores, position, next) == scores.score(position);
        }
        return Scoring.outcomeOf(solver, position, next) == outcome
                && (outcome == Outcome.DRAW || solver.distance(next) == distance - 1);
    }
}
