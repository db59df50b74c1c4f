package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.MoveSource;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Snort, by Simon Norton, on a field of three by five (J. H. Conway, On Numbers and Games, 1976): one player's bulls
 * and the other's cows are put on free points, and no bull stands beside a cow. A player who cannot move loses.
 *
 * <p>The left half of the board says where bulls may still go, the right half where cows may: a taken cell is closed to
 * that player.
 *
 * <p>On every grid with odd sides the first player wins by taking the centre, and then always the point opposite to the
 * other player's. Opposite points of such a grid are not neighbours, so the reply is always legal.
 */
@SolvableGame(cells = 30)
@Board(
        rows = 3,
        columns = 11,
        map = {"..... .....", "..... .....", "..... ....."},
        cellNames = {
            "Ba1", "Bb1", "Bc1", "Bd1", "Be1", "Ca1", "Cb1", "Cc1", "Cd1", "Ce1",
            "Ba2", "Bb2", "Bc2", "Bd2", "Be2", "Ca2", "Cb2", "Cc2", "Cd2", "Ce2",
            "Ba3", "Bb3", "Bc3", "Bd3", "Be3", "Ca3", "Cb3", "Cc3", "Cd3", "Ce3"
        })
final class Snort {
    private static final int ROWS = 3;
    private static final int COLUMNS = 5;

    private Snort() {}

    /** The first player's moves: a bull on each point. */
    @MoveSource(by = Player.FIRST)
    static long[][] bulls() {
        return moves(0);
    }

    /** The second player's moves: a cow on each point. */
    @MoveSource(by = Player.SECOND)
    static long[][] cows() {
        return moves(1);
    }

    /** For each point a player's move there: it closes the point to both, and its neighbours to the other player. */
    private static long[][] moves(int player) {
        long[][] moves = new long[ROWS * COLUMNS][];
        for (int point = 0; point < moves.length; point++) {
            long closed = cell(point, 0) | cell(point, 1);
            for (int other = 0; other < moves.length; other++) {
                closed |= areNeighbours(point, other) ? cell(other, 1 - player) : 0;
            }
            moves[point] = new long[] {cell(point, player), closed};
        }
        return moves;
    }

    private static boolean areNeighbours(int point, int other) {
        int down = Math.abs(point / COLUMNS - other / COLUMNS);
        int across = Math.abs(point % COLUMNS - other % COLUMNS);
        return down + across == 1;
    }

    /** The cell that says whether a player may still take a point. */
    private static long cell(int point, int player) {
        int row = point / COLUMNS;
        int column = point % COLUMNS;
        return 1L << (2 * row + player) * COLUMNS + column;
    }
}
