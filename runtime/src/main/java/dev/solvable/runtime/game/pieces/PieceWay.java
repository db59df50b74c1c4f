package dev.solvable.runtime.game.pieces;

/**
 * Moves of pieces on the board that differ only in the cell where they begin.
 *
 * @param from the cells where they begin, cell i as bit i
 * @param to the offset of the cells where they end, negative for lower cells; 0 if the pieces leave the board
 * @param taken the pieces that each takes, 0 to 2: two if it jumps over one and lands on another
 */
public record PieceWay(long from, int to, int taken) {}
