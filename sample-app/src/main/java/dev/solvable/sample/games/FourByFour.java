package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Four in a row on four by four, the (4,4,4) game among the m,n,k games. It has 9,722,011 reachable positions;
 * tic-tac-toe has 5,478.
 *
 * <p>A draw under perfect play.
 */
@SolvableGame(cells = 16)
@Board(rows = 4, columns = 4)
@Marks
@Lines(length = 4)
final class FourByFour {}
