package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.search.AbdadaTeam;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The searches of an engine for games that cannot return, by one question at a time. */
final class ForwardSearches {
    /** With fewer entries proofs would be forgotten before they are of use. */
    static final int ENTRIES_FOR_PROOFS = 1 << 10;

    private final EndlessRules rules;
    private final PositionKeys keys;
    private final Scoring scoring;
    private final int entries;
    private final Work work;
    private final Questions questions;
    private final Reachability reachability;

    /** Made at the first question. */
    private @Nullable Parts parts;

    /** What searches, and what it knows. */
    private record Parts(AbdadaTeam<ForwardSearch> team, ProofSearch proofs, DistanceSearch distances) {}

    ForwardSearches(EndlessRules rules, Scoring scoring, int entries, Work work) {
        this.rules = rules;
        this.keys = rules.keys();
        this.scoring = scoring;
        this.entries = entries;
        this.work = work;
        this.questions = new Questions(rules, work);
        this.reachability = new Reachability(rules, work.progress());
    }

    /** The memory of the lines of play: one of each thread, and two of the one that asks. */
    static Memory memory() {
        long line = MovePath.BYTES + ForwardSearch.BYTES + Moves.BYTES;
        long others = 2 * (MovePath.BYTES + Moves.BYTES) + ProofSearch.BYTES;
        return Memory.ofEachThread("the line of play", 0, line)
                .and(Memory.of("those of proofs and of distances", 0, others))
                .and(Memory.ofEachMove(3L * Moves.BYTES_OF_MOVE + MoveOrder.BYTES_OF_MOVE + ProofSearch.BYTES_OF_MOVE));
    }

    Work work() {
        return work;
    }

    private Parts parts() {
        Parts made = parts;
        if (made == null) {
            made = newParts();
            parts = made;
        }
        return made;
    }

    private Parts newParts() {
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
        return new Parts(
                new AbdadaTeam<>(work.turn().solverName(), members),
                new ProofSearch(rules, progress, memory),
                new DistanceSearch(rules, keys, scoring, this::score, progress, memory));
    }

    /** Answers a question while no other is answered. */
    <T> T inTurn(Supplier<T> question) {
        return questions.answer(() -> {
            work.turn().checkInterrupt();
            return question.get();
        });
    }

    /** Answers a question and tells a listener of it. */
    void solve(SolveListener listener, Supplier<?> question) throws InterruptedException {
        questions.answer(listener, () -> {
            work.turn().checkInterrupt();
            return question.get();
        });
        long states = work.progress().states();
        listener.progress(states, states);
    }

    // Within a question.

    /** The key of a position that is asked about. */
    long key(long position) {
        long key = keys.key(position);
        int plies = rules.pliesLeft(key);
        if (plies == Solver.ENDLESS) {
            throw rules.wrong(
                    "pliesLeft() says ENDLESS, as if it were not overridden; remove it, so that positions are listed,"
                            + " or return a bound",
                    key,
                    null);
        }
        if (plies < 0 || plies >= Scoring.WON) {
            throw rules.wrong(
                    "pliesLeft() says " + plies + "; it is at least 0, and less than " + Scoring.WON, key, null);
        }
        return key;
    }

    /** The score of a key: exact between alpha and beta; at most alpha an upper bound, at least beta a lower one. */
    int score(long key, int alpha, int beta) {
        return parts().team().ask(search -> search.score(key, alpha, beta));
    }

    /** A number with the sign of a key's score: null windows on either side of 0 take less than a window of both. */
    int sign(long key) {
        int score = score(key, -1, 0);
        return score < 0 ? score : score(key, 0, 1);
    }

    /** The outcome of a key, by proof numbers where the table is large enough. */
    Outcome outcome(long key) {
        if (entries >= ENTRIES_FOR_PROOFS && !rules.isOver(key)) {
            return parts().proofs().outcome(key);
        }
        return Scores.outcome(sign(key));
    }

    /** The plies to the end of a key over moves that keep its score. */
    int plies(long key, int score) {
        return parts().distances().distance(key, score);
    }

    /**
     * The least move of a position that keeps its score, and its distance where scores do not tell that; -1 for none.
     */
    int leastMove(long position, int score, int distance) {
        DistanceSearch distances = parts().distances();
        for (int move : rules.movesOf(position)) {
            long after = rules.after(position, move);
            long key = keys.key(after);
            int gain = rules.gain(position, after);
            boolean keepsTurn = rules.keepsTurn(position, after);
            if (distances.keeps(key, gain, keepsTurn, score)
                    && (distance < 0
                            || distances.endsWithin(key, scoring.beforeMove(gain, score, keepsTurn), distance - 1))) {
                return move;
            }
        }
        return -1;
    }

    boolean isReachable(long position) {
        return rules.makesSense(position) && inTurn(() -> reachability.leadsTo(position));
    }

    /** A value is found by searches that only tell on which side of a bound it lies (Plaat and others 1996, MTD(f)). */
    int exactScore(long key) {
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
}
