package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Three men's morris as the Romans may have played it: each player places three pieces in turn, then moves one along a
 * row or column to the next point. Three in a row win, at any time.
 *
 * <p>The first player wins in nine plies.
 */
@SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
@Board(rows = 3, columns = 3)
@Pieces(
        value = {"...", "...", "..."},
        hand = "XXXooo")
@Move(way = "W")
@Lines(length = 3)
final class ThreeMensMorris {}
