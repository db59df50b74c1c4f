package dev.solvable.processor.game.pieces;

import org.jspecify.annotations.Nullable;

/**
 * One change of the board that a player can make: where all conditions hold, {@code from} is left, {@code taken} is
 * cleared, and {@code to} is filled. Masks hold cell i as bit i, and say nothing where they are 0.
 *
 * @param plane what moves, and so whose turn it is
 * @param from the cell that the piece stands on; -1 where it comes from the hand
 * @param to the cell that it goes to; -1 where it leaves the board
 * @param free the cells that must all be empty
 * @param enemies the cells that must all hold a piece of the other player
 * @param friends the cells that must all hold a piece of the player's own
 * @param anyone the cells that must all hold a piece
 * @param taken the cells whose piece is taken
 * @param besideAny at least one of these cells must hold a piece of the other player; 0 for no such condition
 * @param whenLeft how many pieces the player must have on the board, and none in hand; 0 where any number will do
 */
public record PieceMove(
        int plane,
        int from,
        int to,
        long free,
        long enemies,
        long friends,
        long anyone,
        long taken,
        long besideAny,
        int whenLeft) {
    // As a record's own, which a compiler that has just started takes long to link, and to run.

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PieceMove move
                && plane == move.plane
                && from == move.from
                && to == move.to
                && free == move.free
                && enemies == move.enemies
                && friends == move.friends
                && anyone == move.anyone
                && taken == move.taken
                && besideAny == move.besideAny
                && whenLeft == move.whenLeft;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(((free * 31 + taken) * 31 + enemies) * 31 + (plane * 64L + from) * 64 + to);
    }

    /** Whether a piece comes from the hand. */
    public boolean places() {
        return from < 0;
    }

    /** Whether a piece leaves the board. */
    public boolean leaves() {
        return to < 0;
    }

    /** Whether it takes a piece. */
    public boolean takes() {
        return taken != 0;
    }

    /** Whether it may take a piece of the mover, or of the other player. */
    boolean mayTake(boolean ofMover) {
        return (taken & ~(ofMover ? enemies : friends)) != 0;
    }
}
