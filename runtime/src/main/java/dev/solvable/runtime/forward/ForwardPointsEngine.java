package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PointsEngine;

/** Solves games for points that cannot return to a position, by a search from the given position. */
public final class ForwardPointsEngine extends OnDemandEngine implements PointsEngine {
    /**
     * An engine with an empty transposition table.
     *
     * @param rules rules that bound the plies of every position
     * @param entries the entries of the transposition table
     * @param threads the maximum number of threads that work on one question, at least 1
     */
    public ForwardPointsEngine(EndlessRules rules, int entries, int threads) {
        super(rules, Scoring.ofPoints(rules), entries, threads);
    }

    @Override
    public int points(long position) {
        rules.check(position);
        return answer(() -> score(key(position)));
    }

    /** The score of a position, by null-window searches (Plaat and others 1996, MTD(f)). */
    private int score(long key) {
        int lower = -Scoring.INFINITE;
        int upper = Scoring.INFINITE;
        int guess = parts().team().ask(search -> search.guess(key));
        while (lower < upper) {
            int beta = guess == lower ? guess + 1 : guess;
            guess = score(key, beta - 1, beta);
            if (guess < beta) {
                upper = guess;
            } else {
                lower = guess;
            }
        }
        return lower;
    }

    @Override
    int distanceOf(long key) {
        return plies(key, score(key));
    }

    @Override
    int leastBest(long position, long key) {
        int score = score(key);
        return leastMove(position, score, plies(key, score));
    }
}
