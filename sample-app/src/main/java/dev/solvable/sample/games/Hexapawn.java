package dev.solvable.sample.games;

import dev.solvable.Expectation;
import dev.solvable.Goal;
import dev.solvable.Move;
import dev.solvable.Onto;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Hexapawn, by Martin Gardner (1962): pawns step forward, take diagonally forward, and win on the far side.
 *
 * <p>The second player wins in six plies.
 */
@SolvableGame(cells = 9, expect = Expectation.SECOND_WINS)
@Pieces({"ppp", "...", "PPP"})
@Move(way = "fW")
@Move(way = "fF", onto = Onto.ENEMY)
@Goal(farSide = true)
final class Hexapawn {}
