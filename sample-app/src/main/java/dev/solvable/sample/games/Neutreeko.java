package dev.solvable.sample.games;

import dev.solvable.Lines;
import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;

/**
 * Neutreeko, by Jan Kristian Haugland (2001): pieces slide along rows, columns and diagonals until something is in the
 * way; three in a row win.
 *
 * <p>A draw under perfect play, as its author found.
 */
@SolvableGame(cells = 25)
@Pieces({".o.o.", "..X..", ".....", "..o..", ".X.X."})
@Move(way = "K", far = 0, toTheEnd = true)
@Lines(length = 3)
final class Neutreeko {}
