package dev.solvable.sample.games;

import dev.solvable.Direction;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Goal;
import dev.solvable.Move;
import dev.solvable.NoMoves;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Dodgem, by Colin Vout: cars drive forward or sideways and leave the board on the far side. A player who cannot move
 * wins, so it is no use to block the other's last car.
 *
 * <p>The first player wins in twenty plies.
 */
@SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
@Pieces(
        value = {"X..", "X..", ".oo"},
        forward = {Direction.EAST, Direction.NORTH})
@Move(way = "fsW")
@Goal(leave = true)
@NoMoves(Ending.WINS)
final class Dodgem3x3 {}
