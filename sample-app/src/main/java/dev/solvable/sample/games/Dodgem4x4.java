package dev.solvable.sample.games;

import dev.solvable.Direction;
import dev.solvable.Ending;
import dev.solvable.Goal;
import dev.solvable.Move;
import dev.solvable.NoMoves;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/** {@link Dodgem3x3} with three cars each on four by four. */
@SolvableGame(cells = 16)
@Pieces(
        value = {"X...", "X...", "X...", ".ooo"},
        forward = {Direction.EAST, Direction.NORTH})
@Move(way = "fsW")
@Goal(leave = true)
@NoMoves(Ending.WINS)
final class Dodgem4x4 {}
