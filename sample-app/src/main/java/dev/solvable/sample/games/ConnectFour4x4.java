package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Connect Four on four columns of four: a mark falls to the lowest free cell of its column.
 *
 * <p>A draw under perfect play; 161,029 positions can occur (John Tromp's table of board sizes).
 */
@SolvableGame(cells = 16, expect = Expectation.DRAW)
@Board(rows = 4, columns = 4)
@Marks(gravity = true)
@Lines(length = 4)
final class ConnectFour4x4 {}
