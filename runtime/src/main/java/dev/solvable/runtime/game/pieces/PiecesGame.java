package dev.solvable.runtime.game.pieces;

import dev.solvable.Ending;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.game.pieces.code.PieceCode;

/**
 * What a game of pieces declares.
 *
 * @param name the game's name, nested names joined with a dot
 * @param code how the pieces of the game become a position
 * @param completes what a line does for its owner; {@link Ending#TAKES} where it takes a piece of the other player
 * @param noMoves what it means for the player to move that no move is left
 * @param mostMoves a number of moves that no position exceeds, at least 1
 * @param moves the moves of pieces on the board
 * @param symmetries what makes images of a position, which are taken for one
 * @param unmoves how moves are taken back; where they are, ranks are chosen instead of an enumeration
 * @param lines the lines that end the game or take, each with its cells; none where no line does anything
 */
@ForGeneratedCode
@SuppressWarnings("ArrayRecordComponent") // games are not compared
public record PiecesGame(
        String name,
        PieceCode code,
        Ending completes,
        Ending noMoves,
        int mostMoves,
        PieceWay[] moves,
        PieceSymmetries symmetries,
        PieceUnmoves unmoves,
        long... lines) {
    /** Whether moves take pieces without a line. */
    boolean movesTake() {
        for (PieceWay way : moves) {
            if (way.taken() > 0) {
                return true;
            }
        }
        return false;
    }
}
