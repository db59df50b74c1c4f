package dev.solvable.runtime.game.pieces;

import dev.solvable.Ending;
import dev.solvable.runtime.game.pieces.code.PieceCode;

/**
 * What a game of pieces declares.
 *
 * @param name the game's name, nested names joined with a dot
 * @param code the encoding of positions
 * @param completes what a line does for its owner; {@link Ending#TAKES} if it takes a piece of the other player
 * @param noMoves the result for the player to move in a position without moves
 * @param mostMoves an upper bound on the moves of a position, at least 1
 * @param moves the moves of pieces on the board
 * @param symmetries the symmetries; images of a position under them are equivalent
 * @param unmoves the unmoves; if there are any, positions are analysed by rank instead of being enumerated
 * @param lines the masks of the lines that end the game or take a piece; none if no line does either
 */
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
