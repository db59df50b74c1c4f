package dev.solvable.sample.games;

import dev.solvable.Move;
import dev.solvable.Over;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Konane, from Hawaii, with two stones taken from the middle: a stone jumps over an enemy beside it and takes it. A
 * player who cannot move loses. Here one jump is a turn.
 */
@SolvableGame(cells = 16)
@Pieces({"XoXo", "oX.X", "Xo.o", "oXoX"})
@Move(way = "W", over = Over.ENEMY, takes = true)
final class Konane4x4 {}
