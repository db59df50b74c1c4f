package dev.solvable.runtime;

import dev.solvable.Ending;

/**
 * What a game declares in which cells are taken, and stay so, beside its board and its moves.
 *
 * @param marks the characters of a taken and of a free cell
 * @param noMoves what it means for the player to move that no move is left
 */
@ForGeneratedCode
public record TakenRules(String marks, Ending noMoves) {}
