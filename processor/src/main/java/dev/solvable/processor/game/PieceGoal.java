package dev.solvable.processor.game;

/**
 * Who has moved a piece of a plane onto one of these cells has won.
 *
 * @param plane what has the goal; see {@link PieceRules}
 * @param cells cell i as bit i; not empty
 */
public record PieceGoal(int plane, long cells) {}
