package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;

/** The meaning of scores in a search. Scores are from the view of the player to move. */
abstract class Scoring {
    /** More than any score. */
    static final int INFINITE = 1 << 29;

    /** The score of a finished game that is won, if scores are outcomes and distances. */
    static final int WON = SearchMemory.MAX - 1;

    abstract int atEnd(long key);

    /**
     * The score of a move, for the player who makes it, given the score of the position after it; {@link #INFINITE} or
     * its negative if a search does not count that far.
     */
    abstract int ofMove(int gain, int score, boolean keepsTurn);

    /**
     * The same for a move that is searched.
     *
     * @param position where it is made
     * @throws IllegalStateException if a search does not count that far
     */
    int ofMoveFrom(long position, int gain, int score, boolean keepsTurn) {
        return ofMove(gain, score, keepsTurn);
    }

    /**
     * The bound for the position after a move, given a bound for the player who makes it; {@link #INFINITE} or its
     * negative if a search does not count that far.
     */
    abstract int beforeMove(int gain, int bound, boolean keepsTurn);

    /**
     * Alpha for the position after a move, given the window of the player who makes it: less than {@link #INFINITE}.
     */
    final int alphaAfter(int gain, int alpha, int beta, boolean keepsTurn) {
        return Math.min(INFINITE - 1, beforeMove(gain, keepsTurn ? alpha : beta, keepsTurn));
    }

    /**
     * Beta for the position after a move: more than -{@link #INFINITE}. It may be {@link #INFINITE}: if the nearest
     * score took its place, that score would be a cutoff, although it is too low for one.
     */
    final int betaAfter(int gain, int alpha, int beta, boolean keepsTurn) {
        return Math.max(1 - INFINITE, beforeMove(gain, keepsTurn ? beta : alpha, keepsTurn));
    }

    /** An upper bound on the absolute scores of positions that are not over. */
    abstract int most();

    /** Sorts promising moves first; keeps the order of the rules unless overridden. */
    void sort(MovePath path, int begin, int end) {}

    /**
     * Outcomes and distances: a win in n plies scores {@code WON - n}, a loss {@code n - WON}, a draw 0.
     *
     * @param rules tell the outcome of a finished game
     */
    static Scoring ofOutcomes(EndlessRules rules) {
        return new Scoring() {
            @Override
            int atEnd(long key) {
                Outcome outcome = rules.atEnd(key);
                return outcome == Outcome.WIN ? WON : outcome == Outcome.LOSS ? -WON : 0;
            }

            @Override
            int ofMove(int gain, int score, boolean keepsTurn) {
                int own = keepsTurn ? score : -score;
                return own - Integer.signum(own);
            }

            @Override
            int beforeMove(int gain, int bound, boolean keepsTurn) {
                int before = bound + Integer.signum(bound);
                return keepsTurn ? before : -before;
            }

            @Override
            int most() {
                return WON - 1;
            }
        };
    }

    /**
     * Points to come: those of the player to move, less the other player's.
     *
     * @param rules named in the error if points overflow
     */
    static Scoring ofPoints(EndlessRules rules) {
        return new Scoring() {
            @Override
            int atEnd(long key) {
                return 0;
            }

            @Override
            int ofMove(int gain, int score, boolean keepsTurn) {
                int own = keepsTurn ? score : -score;
                return Math.abs(score) == INFINITE ? own : within((long) gain + own);
            }

            @Override
            int ofMoveFrom(long position, int gain, int score, boolean keepsTurn) {
                int counted = ofMove(gain, score, keepsTurn);
                if (Math.abs(counted) == INFINITE) {
                    long points = (long) gain + (keepsTurn ? score : -score); // a search may have found a bound
                    throw rules.wrong(
                            (points > 0 ? "at least " : "at most ") + points
                                    + " points are too many for a search, which counts up to " + (INFINITE - 1) + ",",
                            position);
                }
                return counted;
            }

            @Override
            int beforeMove(int gain, int bound, boolean keepsTurn) {
                int before = Math.abs(bound) == INFINITE ? bound : within((long) bound - gain);
                return keepsTurn ? before : -before;
            }

            private static int within(long points) {
                return (int) Math.max(-INFINITE, Math.min(INFINITE, points));
            }

            @Override
            int most() {
                return INFINITE;
            }

            /** Sorts moves that keep the turn first, and within both groups those that gain most. */
            @Override
            void sort(MovePath path, int begin, int end) {
                for (int move = begin + 1; move < end; move++) {
                    for (int at = move; at > begin && isBetter(path, at, at - 1); at--) {
                        path.swap(at, at - 1);
                    }
                }
            }

            private static boolean isBetter(MovePath path, int one, int other) {
                return path.kept[one] == path.kept[other] ? path.gains[one] > path.gains[other] : path.kept[one];
            }
        };
    }
}
