package dev.solvable.sample.games;

import dev.solvable.Expectation;
import dev.solvable.Goal;
import dev.solvable.Move;
import dev.solvable.Onto;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Hexapawn in which a pawn on the far side does not win: it becomes a queen, as in chess. A player without moves loses.
 *
 * <p>A draw: both get a queen.
 */
@SolvableGame(cells = 9, expect = Expectation.DRAW)
@Pieces({"ppp", "...", "PPP"})
@Move(way = "fW", of = "P")
@Move(way = "fF", of = "P", onto = Onto.ENEMY)
@Move(way = "K", of = "Q", far = 0, onto = Onto.EITHER)
@Goal(of = "P", farSide = true, becomes = "Q")
final class QueensHexapawn {}
