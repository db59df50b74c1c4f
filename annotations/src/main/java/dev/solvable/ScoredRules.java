package dev.solvable;

/**
 * The rules of a game that is played for points. Both players play for the difference of their points, and the winner
 * is who has more of them at the end.
 *
 * <p>The solver of such a game is a {@link ScoreSolver}. Play must not return to a position: the solver refuses to
 * answer then, with an {@link IllegalStateException} that shows the position.
 */
public interface ScoredRules extends GameRules {
    /**
     * The points that the player to move gets by a move.
     *
     * @param position the position before the move
     * @param successor the position after it, one of the {@linkplain #successors successors}
     * @return the points; less than 0 where the other player gets them
     */
    int gain(long position, long successor);

    /** Nothing is scored after the end, so the points to come are equal. Solvers do not ask. */
    @Override
    default Outcome atEnd(long position) {
        return Outcome.DRAW;
    }
}
