package dev.solvable.runtime.search.threat;

/**
 * Finds a score by null-window searches (Plaat, Schaeffer, Pijls and de Bruin 1996, Best-first Fixed-depth Minimax
 * Algorithms: MTD(f)). It tests the bounds of short wins and losses while that is cheap, then the outcome, then the
 * distance.
 *
 * <p>Scores here count plies from the start of the game: a win with the n-th mark on the board scores {@code won - n}.
 * So along a line of play a score changes only its sign.
 */
final class MtdDriver {
    /** The maximum number of states for the search for short wins and losses. */
    private static final int SHORT_SEARCH = 100;

    private final NullWindowSearch search;

    /** The score of a win before the first mark. */
    private final int won;

    /** A search that tests bounds. */
    interface NullWindowSearch {
        /** A bound on the score of a state that no line has ended: a lower one from beta on, else an upper one. */
        int decide(long own, long other, int beta);

        long searched();
    }

    MtdDriver(NullWindowSearch search, int won) {
        this.search = search;
        this.won = won;
    }

    /** The score of a state that no line has ended, exact between alpha and beta; all count plies from this state. */
    int score(long own, long other, int alpha, int beta) {
        int marks = Long.bitCount(own | other);
        return fromNow(narrow(own, other, -fromStart(-alpha, marks), fromStart(beta, marks)), marks);
    }

    /** Converts an upper end of a window from plies counted from this state to plies from the start of the game. */
    private static int fromStart(int bound, int marks) {
        return bound > 0 ? Math.max(1, bound - marks) : bound < 0 ? Math.min(0, bound + marks) : 0;
    }

    /** Converts a score from plies counted from the start of the game to plies from this state. */
    private static int fromNow(int score, int marks) {
        return score > 0 ? score + marks : score < 0 ? score - marks : 0;
    }

    private int narrow(long own, long other, int alpha, int beta) {
        int lower = -won;
        int upper = won;
        // A win comes with the mover's next move, the third-next, and so on.
        int win = won - Long.bitCount(own | other) - 1;
        for (long limit = search.searched() + SHORT_SEARCH;
                win > 1 && beta - alpha > 1 && search.searched() < limit;
                win -= 4) {
            int score = search.decide(own, other, win);
            if (score >= win) {
                lower = score;
                break;
            }
            upper = Math.min(upper, score);
            score = search.decide(own, other, 1 - win);
            if (score <= -win) {
                upper = score;
                break;
            }
            lower = Math.max(lower, score);
        }
        int guess = Math.min(upper, Math.max(lower, 0));
        while (lower < upper && lower < beta && upper > alpha) {
            int bound = Math.min(beta, Math.max(alpha + 1, Math.max(lower + 1, guess)));
            guess = search.decide(own, other, bound);
            if (guess >= bound) {
                lower = guess;
            } else {
                upper = guess;
            }
        }
        return lower >= beta ? lower : upper;
    }
}
