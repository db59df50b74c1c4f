package dev.solvable.sample.games;

import dev.solvable.Goal;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Fox and hounds on the dark squares of a chessboard: the fox steps along diagonals, the hounds only forward. The fox
 * wins on the hounds' side; the hounds win by leaving the fox no move.
 *
 * <p>The hounds win, whichever side begins; here the fox begins.
 */
@SolvableGame(cells = 32)
@Pieces({
    " h h h h", //
    ". . . . ",
    " . . . .",
    ". . . . ",
    " . . . .",
    ". . . . ",
    " . . . .",
    ". . F . "
})
@Move(way = "F", of = "F")
@Move(way = "fF", of = "h")
@Goal(of = "F", farSide = true)
final class FoxAndHounds {}
