package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.MoveSource;
import dev.solvable.SolvableGame;

/**
 * The non-attacking queens game, by Hassan Noon and Glen Van Brummelen (2006): players in turn place queens so that no
 * two attack each other, and the last queen wins. A queen takes her square and every square that she attacks.
 *
 * <p>The first player wins on the chessboard, whose nimber is 3 (OEIS A344227). On a board of odd size the first player
 * wins by taking the centre and then mirroring. Of the even sizes up to ten, the authors found ten by ten to be a win
 * for the second player.
 */
@SolvableGame(cells = 64)
@Board(rows = 8, columns = 8)
final class Queens {
    private static final int SIDE = 8;

    private Queens() {}

    /** A queen for each square, which must not be attacked yet. */
    @MoveSource
    static long[][] queens() {
        long[][] queens = new long[SIDE * SIDE][];
        for (int cell = 0; cell < queens.length; cell++) {
            queens[cell] = new long[] {1L << cell, attackedFrom(cell)};
        }
        return queens;
    }

    private static long attackedFrom(int queen) {
        long attacked = 0;
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            int down = Math.abs(cell / SIDE - queen / SIDE);
            int across = Math.abs(cell % SIDE - queen % SIDE);
            if (down == 0 || across == 0 || down == across) {
                attacked |= 1L << cell;
            }
        }
        return attacked;
    }
}
