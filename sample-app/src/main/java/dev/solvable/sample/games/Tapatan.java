package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Tapatan, from the Philippines: three men's morris on points that the diagonals through the centre join, too.
 *
 * <p>The first player wins in nine plies.
 */
@SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
@Board(
        rows = 3,
        columns = 3,
        links = {"0-1-2-5-8-7-6-3-0", "0-4-8", "1-4-7", "2-4-6", "3-4-5"})
@Pieces(
        value = {"...", "...", "..."},
        hand = "XXXooo")
@Move(way = "L")
@Lines(length = 3)
final class Tapatan {}
