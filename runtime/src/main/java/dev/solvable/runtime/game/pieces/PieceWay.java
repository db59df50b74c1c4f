package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.ForGeneratedCode;

/**
 * Moves of pieces on the board that differ only in the cell where they begin.
 *
 * @param from the cells where they begin, cell i as bit i
 * @param to how many cells further on they end, less than 0 for cells before; 0 where the pieces leave the board
 * @param taken how many other pieces each takes, 0 to 2: two where one is jumped over and one stands where it goes
 */
@ForGeneratedCode
public record PieceWay(long from, int to, int taken) {}
