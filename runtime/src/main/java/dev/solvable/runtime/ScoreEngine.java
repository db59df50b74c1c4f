package dev.solvable.runtime;

import dev.solvable.Outcome;

/**
 * An engine that computes scores, for games that end after at most one ply for each cell.
 *
 * <p>A <em>score</em> is for the player to move. A win in n plies scores {@code won - n}, a loss {@code n - won}, a
 * draw 0, with {@link #won} the number of cells plus 1. In a game whose endings are all draws both players prefer the
 * shortest play. A position that can end in n plies at the soonest scores {@code won - n}.
 */
@ForGeneratedCode
public interface ScoreEngine extends Engine {
    /**
     * The score of a position, exact between alpha and beta; at most alpha it is an upper bound, at least beta a lower
     * one.
     *
     * @throws IllegalArgumentException if the position makes no sense
     */
    int score(long position, int alpha, int beta);

    /** The score of a finished game that is won. */
    default int won() {
        return rules().cells + 1;
    }

    @Override
    default Outcome outcome(long position) {
        if (rules().alwaysDrawn()) { // its scores have no sign
            rules().check(position);
            return Outcome.DRAW;
        }
        return Scores.outcome(score(position, -1, 1));
    }

    @Override
    default int distance(long position) {
        int won = won();
        int score = score(position, -won, won);
        return score == 0 ? rules().pliesToDraw(position) : won - Math.abs(score);
    }

    @Override
    default int bestMove(long position) {
        Rules rules = rules();
        rules.check(position);
        if (rules.isOver(position)) {
            return -1;
        }
        int move = 0;
        if (rules.alwaysDrawn()) { // every move keeps the draw
            while (!rules.fits(position, move)) {
                move++;
            }
            return move;
        }
        int left = Scores.after(score(position, -won(), won())); // what the best moves leave to the other player
        int count = rules.moveCount();
        for (; move < count; move++) {
            if (rules.fits(position, move) && score(rules.after(position, move), left, left + 1) <= left) {
                return move;
            }
        }
        throw new IllegalStateException("no move keeps the score of\n" + rules.text(position));
    }
}
