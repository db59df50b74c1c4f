package dev.solvable.tool.analysis;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position with all that perfect play says about it.
 *
 * @param game the name of the game
 * @param board the board, as {@link BoardText} writes it
 * @param toMove who is to move; {@link Player#EITHER} where it makes no difference
 * @param terminal whether the game is over
 * @param outcome what the side to move gets
 * @param distance the plies to the end of the game, 0 where it is over; {@link Solver#ENDLESS} for a draw without end
 * @param score the points of the player to move from here to the end less the other player's; null where the game is
 *     not played for points
 * @param nimber the Grundy value; null where the players' moves differ
 * @param best the name of a best move: the fastest win, the slowest loss, or a draw; with points, a move that keeps the
 *     score in the fewest plies; null where the game is over
 * @param reply the name of the perfect player's move where it is not {@code best}: of several drawing moves, the one
 *     after which most replies lose; else null
 * @param moves every legal move with its value, by their indices
 */
public record Analysis(
        String game,
        String board,
        Player toMove,
        boolean terminal,
        Outcome outcome,
        int distance,
        @Nullable Integer score,
        @Nullable Integer nimber,
        @Nullable String best,
        @Nullable String reply,
        List<MoveValue> moves) {
    /** Copies the list, so that an analysis is immutable. */
    public Analysis {
        moves = List.copyOf(moves);
    }
}
