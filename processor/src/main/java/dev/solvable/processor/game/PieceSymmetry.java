package dev.solvable.processor.game;

/**
 * A symmetry of a game of pieces: it takes positions to positions of the same worth for the player to move.
 *
 * @param cells for each cell the one that it goes to
 * @param planes for each plane, see {@link PieceRules}, the one that it becomes
 * @param exchanges whether the players are exchanged, and with them who is to move
 * @param keepsStart whether it takes the start to itself, and so reachable positions to reachable ones
 */
public record PieceSymmetry(int[] cells, int[] planes, boolean exchanges, boolean keepsStart) {}
