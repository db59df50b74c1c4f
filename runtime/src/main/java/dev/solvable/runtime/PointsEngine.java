package dev.solvable.runtime;

import dev.solvable.Outcome;

/** An engine of a game that is played for points: the value of a position is the difference of points to come. */
@ForGeneratedCode
public interface PointsEngine extends Engine {
    /**
     * The points of the player to move from a position to the end, minus the other player's, under perfect play.
     *
     * @throws IllegalArgumentException if the position makes no sense
     */
    int points(long position);

    @Override
    default Outcome outcome(long position) {
        return Scores.outcome(points(position));
    }
}
