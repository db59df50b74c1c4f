package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Tic-tac-toe turned round, also known as toe-tac-tick: completing three in a row loses.
 *
 * <p>A draw under perfect play: the first player takes the centre and then mirrors every move through it. Any line of
 * the first player's would mirror a line that the second player has completed before, and lost by.
 */
@SolvableGame(cells = 9, expect = Expectation.DRAW)
@Board(rows = 3, columns = 3)
@Marks
@Lines(length = 3, completes = Ending.LOSES)
final class MisereTicTacToe {}
