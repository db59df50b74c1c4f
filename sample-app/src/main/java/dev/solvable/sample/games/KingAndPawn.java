package dev.solvable.sample.games;

import dev.solvable.Expectation;
import dev.solvable.Fewer;
import dev.solvable.Goal;
import dev.solvable.Move;
import dev.solvable.Onto;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * The ending of king and pawn against king, on four columns and five rows. The pawn becomes a queen on the far side.
 * Taking the king wins, so a king may step into check. A player who cannot move has lost.
 *
 * <p>The first player wins in fifteen plies.
 */
@SolvableGame(cells = 20, expect = Expectation.FIRST_WINS)
@Pieces({".k..", "....", ".K..", ".P..", "...."})
@Move(way = "K", of = "K", onto = Onto.EITHER)
@Move(way = "K", of = "Q", far = 0, onto = Onto.EITHER)
@Move(way = "fW", of = "P")
@Move(way = "fF", of = "P", onto = Onto.ENEMY)
@Goal(of = "P", farSide = true, becomes = "Q")
@Fewer(than = 1, of = "K")
final class KingAndPawn {}
