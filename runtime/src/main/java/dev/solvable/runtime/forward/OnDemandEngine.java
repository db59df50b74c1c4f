package dev.solvable.runtime.forward;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.search.AbdadaTeam;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An engine that searches from the given position. */
abstract class OnDemandEngine extends ForwardEngine {
    /** The entries of the transposition table. */
    final int entries;

    private final PositionKeys keys;
    private final Scoring scoring;

    /** Created at the first question. */
    private @Nullable Parts parts;

    /** The searches, which share a transposition table. */
    record Parts(AbdadaTeam<ForwardSearch> team, ProofSearch proofs, DistanceSearch distances) {}

    OnDemandEngine(EndlessRules rules, Scoring scoring, int entries, int threads) {
        super(rules, Work.on(rules, Algorithm.SEARCH, AbdadaTeam.members(threads, ForwardSearchEngine.SHARED_PLIES)));
        this.keys = rules.keys();
        this.scoring = scoring;
        this.entries = entries;
    }

    final Parts parts() {
        if (parts == null) {
            parts = newParts();
        }
        return parts;
    }

    private Parts newParts() {
        Work work = work();
        boolean shared = work.threads() > 1;
        Progress progress = work.progress();
        SearchMemory memory;
        try {
            memory = new SearchMemory(entries, shared);
        } catch (OutOfMemoryError e) {
            throw work.turn().noRoomToGrow("cache", SearchMemory.memory(entries).bytes(), e);
        }
        List<ForwardSearch> members = new ArrayList<>();
        for (Progress each : AbdadaTeam.progressOfEach(work)) {
            members.add(new ForwardSearch(rules, scoring, each, memory, shared ? ForwardSearchEngine.SHARED_PLIES : 0));
        }
        AbdadaTeam<ForwardSearch> team = new AbdadaTeam<>(rules.name, members);
        ProofSearch proofs = new ProofSearch(rules, progress, memory);
        return new Parts(team, proofs, new DistanceSearch(rules, scoring, team, progress, memory));
    }

    @Override
    public final Outcome outcome(long position) {
        rules.check(position);
        return answer(() -> outcomeOf(key(position)));
    }

    @Override
    public final int distance(long position) {
        rules.check(position);
        return answer(() -> distanceOf(key(position)));
    }

    @Override
    public final int bestMove(long position) {
        rules.check(position);
        return answer(() -> rules.isOver(position) ? -1 : leastBest(position, key(position)));
    }

    // Called while a question is answered.

    /** The outcome of a position: two null windows around 0 are cheaper than one window that spans both. */
    Outcome outcomeOf(long key) {
        int score = score(key, -1, 0);
        return Scores.outcome(score < 0 ? score : score(key, 0, 1));
    }

    abstract int distanceOf(long key);

    /** The least best move of a position, with its key, that is not over. */
    abstract int leastBest(long position, long key);

    /** The key of a position in a question. */
    final long key(long position) {
        long key = keys.key(position);
        int plies = rules.pliesLeft(key);
        if (plies == Solver.ENDLESS) {
            throw rules.wrong(
                    "pliesLeft() says ENDLESS, as if it were not overridden; remove it, so that positions are listed,"
                            + " or return a bound",
                    key);
        }
        if (plies < 0 || plies > EndlessRules.MAX_PLIES_LEFT) {
            throw rules.wrong(
                    "pliesLeft() says " + plies + "; it is from 0 to " + EndlessRules.MAX_PLIES_LEFT + ",", key);
        }
        return key;
    }

    /** The score of a key: exact between alpha and beta, an upper bound up to alpha, a lower bound from beta on. */
    final int score(long key, int alpha, int beta) {
        return parts().team().ask(search -> search.score(key, alpha, beta));
    }

    /** The plies to the end by moves that keep the score. */
    final int plies(long key, int score) {
        return parts().distances().distance(key, score);
    }

    /** The least move that keeps the score of a position and its distance, which is negative if scores include it. */
    final int leastMove(long position, int score, int distance) {
        DistanceSearch distances = parts().distances();
        return rules.leastMove(position, after -> {
            long key = keys.key(after);
            int gain = rules.gain(position, after);
            boolean keepsTurn = rules.keepsTurn(position, after);
            return distances.keeps(key, gain, keepsTurn, score)
                    && (distance < 0
                            || distances.endsWithin(key, scoring.beforeMove(gain, score, keepsTurn), distance - 1));
        });
    }
}
