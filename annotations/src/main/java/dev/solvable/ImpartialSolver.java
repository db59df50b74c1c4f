package dev.solvable;

/**
 * Perfect play for a game in which both players have the same moves in every position: marks with {@link Choice#ANY} or
 * {@link Choice#SHARED}, tiles without {@link Tiles#by()}, and a {@link MoveSource} for both.
 */
public interface ImpartialSolver extends Solver {
    /**
     * The Grundy value of a position: the least number from 0 that is not the Grundy value of a successor, so 0 at
     * every terminal position. It predicts {@link #outcome(long)} only where every ending loses for the player to move:
     * a position is then lost exactly where its nimber is 0 (Sprague 1935, Grundy 1939). Where lines win for one player
     * alone ({@link Lines#by()}) it does not, as endings do not ask who is to move.
     */
    int nimber(long position);
}
