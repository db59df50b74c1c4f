package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.MoveSource;
import dev.solvable.SolvableGame;

/**
 * Nim with heaps of three, four and five, one in each row: a turn takes any number of one heap, from the right, and
 * taking the last one wins.
 *
 * <p>C. L. Bouton (Nim, a game with a complete theory, 1901): the player to move loses if and only if the nim-sum
 * (exclusive or) of the heap sizes is 0. Here it is 2. The first player wins, only by taking two of the heap of three.
 */
@SolvableGame(cells = 12)
@Board(
        rows = 3,
        columns = 5,
        map = {"...  ", ".... ", "....."})
final class Nim {
    private static final int[] HEAPS = {3, 4, 5};

    private Nim() {}

    /** A move for each heap and each number to leave: it takes the first cell to go and all to its right. */
    @MoveSource
    static long[][] takings() {
        long[][] takings = new long[12][];
        int move = 0;
        for (int heap : HEAPS) {
            int end = move + heap;
            for (; move < end; move++) {
                takings[move] = new long[] {1L << move, (1L << end) - (1L << move)};
            }
        }
        return takings;
    }
}
