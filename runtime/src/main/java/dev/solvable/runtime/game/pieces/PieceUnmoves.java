package dev.solvable.runtime.game.pieces;

import java.util.List;

/**
 * What a game declares about unmoves. Losses are the sets of pieces that a move of a piece on the board may remove, as
 * letters of their planes, separated by commas. The empty set is for moves that remove no piece.
 *
 * @param most an upper bound on the predecessors of a position, not counting placings; 0 without unmoves
 * @param lossesByFirst the losses by moves of the first player
 * @param lossesBySecond the losses by moves of the second player
 */
public record PieceUnmoves(int most, String lossesByFirst, String lossesBySecond) {
    /** No unmoves. */
    public static final PieceUnmoves NONE = new PieceUnmoves(0, "", "");

    List<String> lossesBy(boolean first) {
        return List.of((first ? lossesByFirst : lossesBySecond).split(",", -1));
    }
}
