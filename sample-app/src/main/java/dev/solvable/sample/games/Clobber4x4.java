package dev.solvable.sample.games;

import dev.solvable.Move;
import dev.solvable.Onto;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Clobber, by Michael Albert, J.P. Grossman, Richard Nowakowski and David Wolfe (2001): every move takes a neighbour. A
 * player who cannot move loses.
 */
@SolvableGame(cells = 16)
@Pieces({"XoXo", "oXoX", "XoXo", "oXoX"})
@Move(way = "W", onto = Onto.ENEMY)
final class Clobber4x4 {}
