package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.SolvableGame;

/**
 * Dots and boxes with three rows of three boxes: {@link DotsAndBoxes2x2}, a size larger. The second player wins by six
 * boxes to three (David Wilson's tables, 1998).
 */
@SolvableGame(cells = 24)
@Board(
        rows = 7,
        columns = 7,
        map = {
            " . . . ", //
            ". . . .", " . . . ", ". . . .", " . . . ", ". . . .", " . . . "
        })
@Marks(choice = Choice.SHARED, first = '#')
@Lines(
        patterns = {
            "0 3 4 7",
            "1 4 5 8",
            "2 5 6 9", // the boxes of the first row
            "7 10 11 14",
            "8 11 12 15",
            "9 12 13 16",
            "14 17 18 21",
            "15 18 19 22",
            "16 19 20 23"
        },
        completes = Ending.SCORES,
        again = true)
final class DotsAndBoxes3x3 {}
