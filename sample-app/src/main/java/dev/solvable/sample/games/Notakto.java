package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Notakto, tic-tac-toe with crosses only: both players put the same mark, and completing three in a row loses. Thane
 * Plambeck and Greg Whitehead worked out its theory for any number of boards ("The Secrets of Notakto", 2013).
 *
 * <p>On one board the first player wins, and only by the centre.
 */
@SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
@Board(rows = 3, columns = 3)
@Marks(choice = Choice.SHARED)
@Lines(length = 3, completes = Ending.LOSES)
final class Notakto {}
