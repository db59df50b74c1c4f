package dev.solvable.benchmarks.games;

import dev.solvable.Direction;
import dev.solvable.Ending;
import dev.solvable.Goal;
import dev.solvable.Move;
import dev.solvable.NoMoves;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Dodgem, by Colin Vout (1972), with four cars each: cars drive forward or sideways, never back, and leave the board on
 * the far side; a player who cannot move wins. A draw under perfect play, as D. des Jardins found in 1996.
 */
@SolvableGame(cells = 25)
@Pieces(
        value = {"X....", "X....", "X....", "X....", ".oooo"},
        forward = {Direction.EAST, Direction.NORTH})
@Move(way = "fsW")
@Goal(leave = true)
@NoMoves(Ending.WINS)
final class Dodgem5x5 {}
