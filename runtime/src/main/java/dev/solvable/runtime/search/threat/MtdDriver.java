package dev.solvable.runtime.search.threat;

/**
 * Finds a score by searches that only tell on which side of a bound it lies (Plaat, Schaeffer, Pijls and de Bruin 1996,
 * Best-first Fixed-depth Minimax Algorithms: MTD(f)): one bound after the other is tested, those of short wins and
 * losses first while that is cheap, then the outcome, then the distance.
 *
 * <p>Scores here say when the game ends and not how far away that is: a win with the n-th mark on the board scores
 * {@code won - n}, so that a score is the same all along a line of play but for its sign.
 */
final class MtdDriver {
    /** Short wins and losses are looked for first as long as that takes no more states than this. */
    private static final int SHORT_SEARCH = 100;

    private final NullWindowSearch search;
    private final int won;

    /** A search whose bounds are tested. */
    interface NullWindowSearch {
        /** The score of a state that no line has ended, exact between alpha and beta, which are neighbours. */
        int decide(long own, long other, int alpha, int beta);

        /** The states searched so far. */
        long searched();
    }

    /**
     * A driver.
     *
     * @param won the score of a win before the first mark
     */
    MtdDriver(NullWindowSearch search, int won) {
        this.search = search;
        this.won = won;
    }

    /**
     * The score of a state that no line has ended, exact between alpha and beta.
     *
     * @param alpha the lower end of the window, as a distance from now
     * @param beta the upper end
     * @return the score as a distance from now
     */
    int score(long own, long other, int alpha, int beta) {
        int marks = Long.bitCount(own | other);
        return fromNow(narrow(own, other, -fromStart(-alpha, marks), fromStart(beta, marks)), marks);
    }

    /** An upper end of a window, given in plies from now, in plies from the start of the game. */
    private static int fromStart(int bound, int marks) {
        return bound > 0 ? Math.max(1, bound - marks) : bound < 0 ? Math.min(0, bound + marks) : 0;
    }

    /** A score in plies from now, given in plies from the start of the game. */
    private static int fromNow(int score, int marks) {
        return score > 0 ? score + marks : score < 0 ? score - marks : 0;
    }

    private int narrow(long own, long other, int alpha, int beta) {
        int lower = -won;
        int upper = won;
        // A win takes the mover's next move, or the one two moves later, and so on.
        int win = won - Long.bitCount(own | other) - 1;
        for (long limit = search.searched() + SHORT_SEARCH;
                win > 1 && beta - alpha > 1 && search.searched() < limit;
                win -= 4) {
            int score = search.decide(own, other, win - 1, win);
            if (score >= win) {
                lower = score;
                break;
            }
            upper = Math.min(upper, score);
            score = search.decide(own, other, -win, 1 - win);
            if (score <= -win) {
                upper = score;
                break;
            }
            lower = Math.max(lower, score);
        }
        int guess = Math.min(upper, Math.max(lower, 0));
        while (lower < upper && lower < beta && upper > alpha) {
            int bound = Math.min(beta, Math.max(alpha + 1, Math.max(lower + 1, guess)));
            guess = search.decide(own, other, bound - 1, bound);
            if (guess >= bound) {
                lower = guess;
            } else {
                upper = guess;
            }
        }
        return lower >= beta ? lower : upper;
    }
}
