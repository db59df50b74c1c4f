package dev.solvable;

/**
 * Perfect play for a game in which players score points: {@link Lines} that complete {@link Ending#SCORES}, and
 * {@link ScoredRules}. Both players play for the difference of their points from here to the end.
 *
 * <p>{@link #outcome} is the sign of the {@link #score}. {@link #distance} is 0 at the end, else 1 + the least distance
 * among the successors that keep the score. {@link #bestMove} is the least move that leads to such a successor of least
 * distance.
 */
public interface ScoreSolver extends Solver {
    /**
     * The points that the player to move gets from here to the end, less the other player's, under perfect play for
     * this difference. Points scored earlier do not count. 0 at a terminal position.
     *
     * @throws IllegalArgumentException if the position is not valid
     * @throws IllegalStateException if play can return to a position
     */
    int score(long position);
}
