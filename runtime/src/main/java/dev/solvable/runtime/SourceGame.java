package dev.solvable.runtime;

import dev.solvable.Ending;

/**
 * What a game declares whose moves methods give: one for both players, or one for each.
 *
 * @param name the game's name, nested names joined with a dot
 * @param board its board
 * @param noMoves what it means for the player to move that no move is left
 * @param method the name of the method with that of the game, as messages have it
 * @param rows what the method gave: the moves of both players, or of the first
 * @param secondMethod the name of the method for the second player; empty where one gives the moves of both
 * @param secondRows what that method gave; the same as {@code rows} where one gives the moves of both
 */
@ForGeneratedCode
@SuppressWarnings("ArrayRecordComponent") // nobody compares games
public record SourceGame(
        String name,
        Board board,
        Ending noMoves,
        String method,
        long[][] rows,
        String secondMethod,
        long[][] secondRows)
        implements TakenGame {
    /** A game in which both players have the same moves. */
    public SourceGame(String name, Board board, Ending noMoves, String method, long[][] rows) {
        this(name, board, noMoves, method, rows, "", rows);
    }

    @Override
    public boolean isPartizan() {
        return !secondMethod.isEmpty();
    }

    /** The same without the rows, which nobody asks for once they are put in order; they take room. */
    SourceGame withoutRows() {
        return new SourceGame(name, board, noMoves, method, new long[0][], secondMethod, new long[0][]);
    }

    @Override
    public String marks() {
        return "#.";
    }
}
