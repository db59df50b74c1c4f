package dev.solvable.runtime.sweep.marks;

import dev.solvable.runtime.game.marks.MarksRules;

/** Who has ended a game of marks, looked up by the set of a player's cells: there are far fewer sets than fillings. */
interface EndedSets {
    /** What ends a game, worked out anew. */
    static EndedSets of(MarksRules rules) {
        if (rules.hasWinCheck()) {
            return new WinVerdicts(rules);
        }
        return rules.code.marksFall()
                ? LineSets.holding(rules.cellsOfLines(), rules.cells)
                : LineSets.completedIn(rules);
    }

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
