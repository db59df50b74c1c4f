package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Wild tic-tac-toe: each turn puts a cross or a nought, as the player chooses, and completing three equal marks in a
 * row wins. Richard Epstein's Theory of Gambling and Statistical Logic describes it and its misère form.
 *
 * <p>The first player wins by starting in the centre. Then the first player completes a line if possible, and otherwise
 * copies the second player's last mark to the opposite cell.
 */
@SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
@Board(rows = 3, columns = 3)
@Marks(choice = Choice.ANY)
@Lines(length = 3)
final class WildTicTacToe {}
