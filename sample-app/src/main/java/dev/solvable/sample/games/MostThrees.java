package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Ending;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Tic-tac-toe for points on four by four: the players fill the whole board, and each three in a row of own marks is a
 * point. Four in a row hold two of them.
 */
@SolvableGame(cells = 16)
@Board(rows = 4, columns = 4)
@Marks
@Lines(length = 3, completes = Ending.SCORES)
final class MostThrees {}
