package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.MoveSource;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Col, by Colin Vout, on a map of three by four (J. H. Conway, On Numbers and Games, 1976): one player colours points
 * red, the other blue, and no two neighbours have the same colour. A player who cannot move loses.
 *
 * <p>The left half of the board says which points may still become red, the right half which blue: a taken cell is
 * closed to that colour.
 *
 * <p>On every grid with an even side the second player wins by always colouring the opposite point. The two points have
 * different colours, so they may be neighbours.
 */
@SolvableGame(cells = 24)
@Board(
        rows = 3,
        columns = 9,
        map = {".... ....", ".... ....", ".... ...."},
        cellNames = {
            "Ra1", "Rb1", "Rc1", "Rd1", "Ba1", "Bb1", "Bc1", "Bd1",
            "Ra2", "Rb2", "Rc2", "Rd2", "Ba2", "Bb2", "Bc2", "Bd2",
            "Ra3", "Rb3", "Rc3", "Rd3", "Ba3", "Bb3", "Bc3", "Bd3"
        })
final class Col {
    private static final int ROWS = 3;
    private static final int COLUMNS = 4;

    private Col() {}

    /** The first player's moves: each point in red. */
    @MoveSource(by = Player.FIRST)
    static long[][] red() {
        return moves(0);
    }

    /** The second player's moves: each point in blue. */
    @MoveSource(by = Player.SECOND)
    static long[][] blue() {
        return moves(1);
    }

    /** For each point a player's move there: it closes the point to both, and its neighbours to the same player. */
    private static long[][] moves(int player) {
        long[][] moves = new long[ROWS * COLUMNS][];
        for (int point = 0; point < moves.length; point++) {
            long closed = cell(point, 0) | cell(point, 1);
            for (int other = 0; other < moves.length; other++) {
                closed |= areNeighbours(point, other) ? cell(other, player) : 0;
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
