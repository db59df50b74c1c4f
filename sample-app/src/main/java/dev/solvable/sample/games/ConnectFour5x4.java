package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Connect Four on five columns of four.
 *
 * <p>A draw under perfect play; 3,945,711 positions can occur (John Tromp's table of board sizes).
 */
@SolvableGame(cells = 20)
@Board(rows = 4, columns = 5)
@Marks(gravity = true)
@Lines(length = 4)
final class ConnectFour5x4 {}
