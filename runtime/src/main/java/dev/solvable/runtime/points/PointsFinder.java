package dev.solvable.runtime.points;

/** Finds the points to come by a search of one thread. */
interface PointsFinder {
    /**
     * The points to come of the player to move.
     *
     * @param own the marks of the player to move, or of the first kind where marks are not the players' own
     */
    int points(long own, long other);
}
