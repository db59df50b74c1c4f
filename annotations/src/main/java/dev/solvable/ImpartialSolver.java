package dev.solvable;

/**
 * Perfect play for a game in which both players have the same moves in every position: marks with {@link Choice#ANY} or
 * {@link Choice#SHARED}, tiles without {@link Tiles#by()}, and a {@link MoveSource} for both.
 */
public interface ImpartialSolver extends Solver {
    /**
     * The Grundy value of a position: the mex (minimum excluded value) of the Grundy values of its successors, so 0 at
     * every terminal position. It predicts {@link #outcome(long)} only under normal play, where every ending loses for
     * the player to move: a position is then lost if and only if its nimber is 0 (Sprague 1935, Grundy 1939). If lines
     * win for one player alone ({@link Lines#by()}) it does not, because the winner then does not depend on the side to
     * move.
     */
    int nimber(long position);
}
