package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Ending;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Tic-tac-toe for points on four by four: the players fill the whole board, and each three in a row of a player's marks
 * is a point. Four in a row contain two of them.
 */
@SolvableGame(cells = 16)
@Board(rows = 4, columns = 4)
@Marks
@Lines(length = 3, completes = Ending.SCORES)
final class MostThrees {}
