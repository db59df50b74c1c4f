package dev.solvable.runtime.sweep;

/** Who has ended a game of marks, looked up by the set of a player's cells: there are far fewer sets than fillings. */
interface EndedSets {
    /**
     * Whether a player's marks have ended the game.
     *
     * @param own the player's cells, cell i as bit i
     * @param other those of the other player
     */
    boolean endedBy(int own, int other, boolean isFirst);

    /** What to throw where a mark has ended the game for both players, which no line does. */
    default IllegalStateException bothEnded(int first, int second) {
        return new IllegalStateException("both players have a line: " + first + " and " + second);
    }
}
