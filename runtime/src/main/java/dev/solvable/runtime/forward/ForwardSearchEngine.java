package dev.solvable.runtime.forward;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.search.AbdadaTeam;

/**
 * Solves games that cannot return to a position by a search from the position that is asked about: first for the
 * outcome, by proof numbers, then for the distance within it.
 */
@ForGeneratedCode
public final class ForwardSearchEngine implements Engine {
    /** Threads share positions with fewer plies than these after the question. */
    public static final int SHARED_PLIES = 16;

    private final EndlessRules rules;
    private final ForwardSearches searches;

    /**
     * An engine that has found nothing yet.
     *
     * @param rules rules that bound the plies of every position
     * @param entries the entries of the transposition table
     * @param threads how many may work at once on one question, at least 1; they share searches for distances
     */
    public ForwardSearchEngine(EndlessRules rules, int entries, int threads) {
        this.rules = rules;
        Work work = Work.on(rules, Algorithm.SEARCH, AbdadaTeam.members(threads, SHARED_PLIES));
        this.searches = new ForwardSearches(rules, Scoring.ofOutcomes(rules), entries, work);
    }

    /**
     * The memory of an engine, for scores or for points. A line of play of more than 64 plies, or of more than 64
     * moves, takes some 50 bytes a ply and 13 a move besides.
     *
     * @param entries the entries of the transposition table
     */
    public static Memory memory(int entries) {
        return SearchMemory.memory(entries).and(ForwardSearches.memory());
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
    public Outcome outcome(long position) {
        rules.check(position);
        return searches.inTurn(() -> searches.outcome(searches.key(position)));
    }

    @Override
    public int distance(long position) {
        rules.check(position);
        return searches.inTurn(() -> distanceOf(position));
    }

    private int distanceOf(long position) {
        long key = searches.key(position);
        int score = score(key);
        return score == 0 ? searches.plies(key, 0) : Scoring.WON - Math.abs(score);
    }

    /** The score of a key: a win or loss within few plies is looked for first. */
    private int score(long key) {
        if (rules.isOver(key)) {
            return searches.score(key, -1, 1);
        }
        Outcome outcome = searches.outcome(key);
        if (outcome == Outcome.DRAW) {
            return 0;
        }
        for (int plies = 1; ; plies++) {
            int score = Scoring.WON - plies;
            if (outcome == Outcome.WIN && searches.score(key, score - 1, score) >= score) {
                return score;
            }
            if (outcome == Outcome.LOSS && searches.score(key, -score, 1 - score) <= -score) {
                return -score;
            }
        }
    }

    @Override
    public int bestMove(long position) {
        rules.check(position);
        return searches.inTurn(() -> {
            if (rules.isOver(position)) {
                return -1;
            }
            return searches.leastMove(position, score(searches.key(position)), -1);
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
