package dev.solvable;

/**
 * The rules of a game that is played for points. Both players play for the difference of their points; the player with
 * more points at the end wins.
 *
 * <p>The solver of such a game is a {@link ScoreSolver}. Play must not return to a position: if it does, the solver
 * throws an {@link IllegalStateException} that shows it.
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

    /** A draw, as nothing is scored after the end. Solvers do not call it. */
    @Override
    default Outcome atEnd(long position) {
        return Outcome.DRAW;
    }
}
