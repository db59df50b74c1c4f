package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.ForGeneratedCode;
import java.util.List;

/**
 * What a game tells of moves that are taken back. Losses are the sets of pieces that are gone after a move of a piece
 * on the board, as letters of their planes, with commas between the sets; an empty set where none is gone.
 *
 * @param most an upper bound on the predecessors of a position, placings aside; 0 where moves are not taken back
 * @param lossesByFirst the losses by moves of the first player
 * @param lossesBySecond those by moves of the second player
 */
@ForGeneratedCode
public record PieceUnmoves(int most, String lossesByFirst, String lossesBySecond) {
    /** Moves are not taken back. */
    public static final PieceUnmoves NONE = new PieceUnmoves(0, "", "");

    List<String> lossesBy(boolean first) {
        return List.of((first ? lossesByFirst : lossesBySecond).split(",", -1));
    }
}
