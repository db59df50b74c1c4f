package dev.solvable.runtime.points;

import dev.solvable.runtime.PointsEngine;
import dev.solvable.runtime.game.marks.MarksRules;

/**
 * An engine of a game of marks whose lines score. No line ends the game, so every play fills the board, and all plays
 * from a position have the same length.
 */
public interface MarksPointsEngine extends PointsEngine {
    /** The maximum number of lines of a game: this number and its negative fit in a byte. */
    int MOST_LINES = Byte.MAX_VALUE;

    @Override
    MarksRules rules();

    /** The number of free cells. */
    @Override
    default int distance(long position) {
        rules().check(position);
        return rules().pliesToDraw(position);
    }

    @Override
    default int bestMove(long position) {
        MarksRules rules = rules();
        rules.check(position);
        if (rules.isOver(position)) {
            return -1;
        }
        int points = points(position);
        int count = rules.moveCount();
        for (int move = 0; move < count; move++) {
            if (rules.fits(position, move)) {
                long successor = rules.after(position, move);
                int gain = rules.gain(position, successor);
                boolean again = rules.game.again() && gain > 0;
                if (gain + (again ? points(successor) : -points(successor)) == points) {
                    return move;
                }
            }
        }
        throw new IllegalStateException("no move keeps the points of\n" + rules.text(position));
    }
}
