package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Wild tic-tac-toe: each turn puts a cross or a nought, as the player likes, and who completes three equal marks in a
 * row wins. Richard Epstein's Theory of Gambling and Statistical Logic describes it, and the game that such a line
 * loses.
 *
 * <p>The first player wins: a mark in the centre, then a line wherever one can be completed, and otherwise the second
 * player's last mark once more, opposite to it.
 */
@SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
@Board(rows = 3, columns = 3)
@Marks(choice = Choice.ANY)
@Lines(length = 3)
final class WildTicTacToe {}
