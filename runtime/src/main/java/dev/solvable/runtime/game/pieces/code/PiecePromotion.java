package dev.solvable.runtime.game.pieces.code;

/**
 * A promotion: pieces become pieces of another kind of the same player.
 *
 * @param of the letter of the plane whose pieces are promoted
 * @param becomes the letter of the plane that they are promoted to
 * @param cells the cells on which they are promoted, cell i as bit i
 */
public record PiecePromotion(char of, char becomes, long cells) {}
