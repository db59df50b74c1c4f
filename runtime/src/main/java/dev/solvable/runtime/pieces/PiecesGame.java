package dev.solvable.runtime.pieces;

import dev.solvable.Ending;
import dev.solvable.runtime.ForGeneratedCode;

/**
 * What a game of pieces declares.
 *
 * @param name the game's name, nested names joined with a dot
 * @param code how the pieces of the game become a position
 * @param completes what a line does for its owner
 * @param noMoves what it means for the player to move that no move is left
 * @param mostMoves a number of moves that no position exceeds, at least 1
 * @param symmetry which images of a position are taken for one
 * @param moves the names of all moves with spaces between them, {@code a1:b2} for {@code a1xb2}, in as many lines as it
 *     takes
 * @param lines the lines that end the game, each with its cells; none where no line does
 */
@ForGeneratedCode
@SuppressWarnings("ArrayRecordComponent") // nobody compares games
public record PiecesGame(
        String name,
        PieceCode code,
        Ending completes,
        Ending noMoves,
        int mostMoves,
        Symmetry symmetry,
        String[] moves,
        long... lines) {
    /** Which images of a position are taken for one, and which of these symmetries keep the start. */
    public enum Symmetry {
        /** None but the position itself. */
        NONE,
        /** Those under symmetries of the board, which all keep the start. */
        OF_START,
        /** Those under symmetries of the board, some of which do not keep the start. */
        OF_BOARD,
        /** Those, and in each case the one with the players exchanged. */
        WITH_EXCHANGE
    }
}
