package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.MoveSource;
import dev.solvable.SolvableGame;

/**
 * Chomp, by Frederik Schuh (1952, as a game of divisors) and David Gale (1974, as a bar of chocolate): a bite takes a
 * square with everything to its right and below, and a player left with only the poisoned corner loses.
 *
 * <p>The first player wins on every bar of two squares or more: if the bite at the far corner had a winning reply, that
 * reply could have been the first move (strategy stealing). The argument names no winning move; here the only one is
 * the bite at c3.
 */
@SolvableGame(cells = 20)
@Board(rows = 4, columns = 5)
final class Chomp {
    private static final int ROWS = 4;
    private static final int COLUMNS = 5;

    private Chomp() {}

    /** A bite for each square but the corner. Only the square itself must still be there. */
    @MoveSource
    static long[][] bites() {
        long[][] bites = new long[ROWS * COLUMNS - 1][];
        for (int cell = 1; cell < ROWS * COLUMNS; cell++) {
            bites[cell - 1] = new long[] {1L << cell, belowAndRight(cell)};
        }
        return bites;
    }

    private static long belowAndRight(int cell) {
        long cells = 0;
        for (int other = cell; other < ROWS * COLUMNS; other++) {
            if (other % COLUMNS >= cell % COLUMNS) {
                cells |= 1L << other;
            }
        }
        return cells;
    }
}
