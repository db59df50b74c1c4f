package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Player;
import dev.solvable.ScoredRules;
import dev.solvable.SolvableGame;

/**
 * {@link Othello} for the difference of discs: a move gains the disc that it puts and twice the discs that change
 * sides; a pass gains nothing. The score of the start is the difference of discs at the end.
 */
@SolvableGame(cells = 16)
@Board(rows = 4, columns = 4)
final class ScoredOthello extends Othello implements ScoredRules {
    @Override
    public int gain(long position, long successor) {
        int gained = lead(successor) - lead(position);
        return toMove(position) == Player.FIRST ? gained : -gained;
    }

    /** The discs of the first player, less those of the second. */
    private static int lead(long position) {
        return Long.bitCount(position & ALL) - Long.bitCount(position >>> CELLS & ALL);
    }
}
