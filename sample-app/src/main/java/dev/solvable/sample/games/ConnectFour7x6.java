package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Connect Four as it is sold, seven columns of six: by Howard Wexler and Ned Strongin, Milton Bradley 1974.
 *
 * <p>The first player wins, with the 41st of the 42 marks at the latest, and only by the middle column. James Allen and
 * Victor Allis solved it independently in October 1988. 4,531,985,219,092 positions can occur (John Tromp).
 */
@SolvableGame(cells = 42)
@Board(rows = 6, columns = 7)
@Marks(gravity = true)
@Lines(length = 4)
final class ConnectFour7x6 {}
