package dev.solvable.processor.game;

import dev.solvable.Choice;

/**
 * Each turn puts one mark on an empty cell.
 *
 * @param first the mark of the player who starts, or the only mark where both share it
 * @param second the mark of the other player
 * @param empty the character of an empty cell
 * @param choice which marks a player may put
 * @param gravity whether a mark falls to the lowest empty cell of its column, past holes
 * @param lines the lines that end the game
 * @param winCheck the name of the declaration's static method that tells who has won; empty where there is none
 */
public record MarkRules(
        char first, char second, char empty, Choice choice, boolean gravity, Lines lines, String winCheck)
        implements Rules {
    /** Whether a method of the declaration tells who has won. */
    public boolean hasWinCheck() {
        return !winCheck.isEmpty();
    }
}
