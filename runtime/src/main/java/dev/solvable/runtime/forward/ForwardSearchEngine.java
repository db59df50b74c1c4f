package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;

/**
 * Solves games that cannot return to a position by a search from the position that is asked about: first for the
 * outcome, by proof numbers, then for the distance within it.
 */
@ForGeneratedCode
public final class ForwardSearchEngine extends OnDemandEngine {
    /** Threads share positions with fewer plies than these after the question. */
    public static final int SHARED_PLIES = 16;

    /** With fewer entries proofs would be forgotten before they are of use. */
    private static final int ENTRIES_FOR_PROOFS = 1 << 10;

    /**
     * An engine that has found nothing yet.
     *
     * @param rules rules that bound the plies of every position
     * @param entries the entries of the transposition table
     * @param threads how many may work at once on one question, at least 1; they share searches for distances
     */
    public ForwardSearchEngine(EndlessRules rules, int entries, int threads) {
        super(rules, Scoring.ofOutcomes(rules), entries, threads);
    }

    /**
     * The memory of an engine, for scores or for points. A line of play of more than 64 plies, or of more than 64
     * moves, takes some 50 bytes a ply and 13 a move besides.
     *
     * @param entries the entries of the transposition table
     */
    public static Memory memory(int entries) {
        long line = MovePath.BYTES + ForwardSearch.BYTES + Moves.BYTES;
        long others = 2 * (MovePath.BYTES + Moves.BYTES) + ProofSearch.BYTES;
        return SearchMemory.memory(entries)
                .and(Memory.ofEachThread("the line of play", 0, line))
                .and(Memory.of("those of proofs and of distances", 0, others))
                .and(Memory.ofEachMove(3L * Moves.BYTES_OF_MOVE + MoveOrder.BYTES_OF_MOVE + ProofSearch.BYTES_OF_MOVE));
    }

    /** By proof numbers where the table is large enough. */
    @Override
    Outcome outcomeOf(long key) {
        return entries >= ENTRIES_FOR_PROOFS && !rules.isOver(key)
                ? parts().proofs().outcome(key)
                : super.outcomeOf(key);
    }

    @Override
    int distanceOf(long key) {
        int score = score(key);
        return score == 0 ? plies(key, 0) : Scoring.WON - Math.abs(score);
    }

    /** The score of a key: a win or loss within few plies is looked for first. */
    private int score(long key) {
        if (rules.isOver(key)) {
            return score(key, -1, 1);
        }
        Outcome outcome = outcomeOf(key);
        if (outcome == Outcome.DRAW) {
            return 0;
        }
        boolean isWon = outcome == Outcome.WIN;
        int plies = DistanceSearch.least(1, within -> {
            int score = Scoring.WON - within;
            return isWon ? score(key, score - 1, score) >= score : score(key, -score, 1 - score) <= -score;
        });
        return isWon ? Scoring.WON - plies : plies - Scoring.WON;
    }

    @Override
    int leastBest(long position, long key) {
        return leastMove(position, score(key), -1);
    }
}
