package dev.solvable.runtime.retrograde;

import dev.solvable.GameRules;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;

/**
 * A game whose rules are a program.
 *
 * @param name its name, nested names joined with a dot
 * @param board its board
 * @param rules its rules
 */
@ForGeneratedCode
public record RulesGame(String name, Board board, GameRules rules) {
    /** What to throw where something of the rules calls itself until the stack is full. */
    public static IllegalStateException endless(String call, StackOverflowError cause) {
        return new IllegalStateException(
                call + " calls itself without end; it must not make or ask the game's solver", cause);
    }
}
