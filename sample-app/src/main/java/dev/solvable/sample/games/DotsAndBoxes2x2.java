package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Dots and boxes (Édouard Lucas, La Pipopipette, 1889) with two rows of two boxes: a player joins two neighbouring
 * dots. A player who draws the fourth side of a box gets the box and moves again. More boxes win.
 *
 * <p>The cells are the edges. The holes of the map are the dots between the edges and the boxes inside four of them.
 * The first player wins by three boxes to one.
 */
@SolvableGame(cells = 12, expect = Expectation.FIRST_WINS)
@Board(
        rows = 5,
        columns = 5,
        map = {
            " . . ", //
            ". . .", " . . ", ". . .", " . . "
        })
@Marks(choice = Choice.SHARED, first = '#')
@Lines(
        patterns = {"0 2 3 5", "1 3 4 6", "5 7 8 10", "6 8 9 11"},
        completes = Ending.SCORES,
        again = true)
final class DotsAndBoxes2x2 {}
