package dev.solvable.runtime;

import dev.solvable.Choice;
import dev.solvable.Ending;

/**
 * What a game of marks declares beside its board and its lines.
 *
 * @param marks the characters of the first kind of marks, of the second kind where there are two, and of an empty cell
 * @param choice which marks a player may put
 * @param completes what a line does for its owner, or what fulfilling the win check does
 * @param noMoves what a full board means for the player to move
 */
@ForGeneratedCode
public record MarksRules(String marks, Choice choice, Ending completes, Ending noMoves) {}
