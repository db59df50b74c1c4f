package dev.solvable.processor.game.pieces;

import org.jspecify.annotations.Nullable;

/**
 * One unrolled move with its conditions. It vacates {@code from}, clears {@code taken} and fills {@code to}. In masks
 * cell i is bit i; a mask of 0 means no cell and no condition.
 *
 * @param plane the plane of the piece that moves, and so the player
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
    // Written out: a record's own equality is slow to link and run in a compiler that has just started.

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

    /** Whether it may take a piece of the mover, or else of the other player. */
    boolean mayTake(boolean ofMover) {
        return (taken & ~(ofMover ? enemies : friends)) != 0;
    }
}
