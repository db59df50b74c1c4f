package dev.solvable.runtime.forward;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.PointsEngine;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.search.AbdadaTeam;

/** Solves games that are played for points and cannot return by a search from the position that is asked about. */
@ForGeneratedCode
public final class ForwardPointsEngine implements PointsEngine {
    private final EndlessRules rules;
    private final ForwardSearches searches;

    /**
     * An engine that has found nothing yet.
     *
     * @param rules rules that bound the plies of every position
     * @param entries the entries of the transposition table
     * @param threads how many may work at once on one question, at least 1
     */
    public ForwardPointsEngine(EndlessRules rules, int entries, int threads) {
        this.rules = rules;
        Work work = Work.on(rules, Algorithm.SEARCH, AbdadaTeam.members(threads, ForwardSearchEngine.SHARED_PLIES));
        this.searches = new ForwardSearches(rules, Scoring.ofPoints(rules), entries, work);
    }

    @Override
    public EndlessRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return searches.work();
    }

    @Override
    public int points(long position) {
        rules.check(position);
        return searches.inTurn(() -> searches.exactScore(searches.key(position)));
    }

    /** The sign of the points, which takes less than the points. */
    @Override
    public Outcome outcome(long position) {
        rules.check(position);
        return Scores.outcome(searches.inTurn(() -> searches.sign(searches.key(position))));
    }

    @Override
    public int distance(long position) {
        rules.check(position);
        return searches.inTurn(() -> distanceOf(position));
    }

    private int distanceOf(long position) {
        long key = searches.key(position);
        return searches.plies(key, searches.exactScore(key));
    }

    @Override
    public int bestMove(long position) {
        rules.check(position);
        return searches.inTurn(() -> {
            if (rules.isOver(position)) {
                return -1;
            }
            long key = searches.key(position);
            int score = searches.exactScore(key);
            return searches.leastMove(position, score, searches.plies(key, score));
        });
    }

    @Override
    public boolean isReachable(long position) {
        return searches.isReachable(position);
    }

    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        searches.solve(listener, () -> distanceOf(position));
    }
}
