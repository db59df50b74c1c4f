package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Connect Four on six columns of five.
 *
 * <p>A draw under perfect play (John Tromp's table of board sizes).
 */
@SolvableGame(cells = 30)
@Board(rows = 5, columns = 6)
@Marks(gravity = true)
@Lines(length = 4)
final class ConnectFour6x5 {}
