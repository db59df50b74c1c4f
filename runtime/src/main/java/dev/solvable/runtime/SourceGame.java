package dev.solvable.runtime;

import dev.solvable.Ending;

/**
 * What a game declares whose moves a method gives.
 *
 * @param name the game's name, nested names joined with a dot
 * @param board its board
 * @param noMoves what it means for the player to move that no move is left
 * @param method the name of the method with that of the game, as messages have it
 * @param rows what the method gave
 */
@ForGeneratedCode
@SuppressWarnings("ArrayRecordComponent") // nobody compares games
public record SourceGame(String name, Board board, Ending noMoves, String method, long[][] rows) implements TakenGame {
    @Override
    public String marks() {
        return "#.";
    }
}
