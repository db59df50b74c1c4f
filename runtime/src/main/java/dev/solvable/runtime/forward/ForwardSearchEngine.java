package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Memory;

/**
 * Solves games that cannot return to a position by searches from the given position: a proof-number search for the
 * outcome, then a search for the distance.
 */
public final class ForwardSearchEngine extends OnDemandEngine {
    /** The split depth: threads share positions fewer plies than this below the root. */
    public static final int SHARED_PLIES = 16;

    /** The fewest entries for proof-number search: a smaller table overwrites proofs before they are used. */
    private static final int ENTRIES_FOR_PROOFS = 1 << 10;

    /**
     * An engine with an empty transposition table.
     *
     * @param rules rules that bound the plies of every position
     * @param entries the entries of the transposition table
     * @param threads the maximum number of threads on one question, at least 1; they share searches for distances
     */
    public ForwardSearchEngine(EndlessRules rules, int entries, int threads) {
        super(rules, Scoring.ofOutcomes(rules), entries, threads);
    }

    /**
     * The memory of an engine, for outcomes or for points. Beyond 64 plies or 64 moves, a line of play takes about 60
     * more bytes for each ply and 13 for each move.
     *
     * @param entries the entries of the transposition table
     */
    public static Memory memory(int entries) {
        long line = MovePath.BYTES + ForwardSearch.BYTES + Moves.BYTES;
        long others = 2 * (MovePath.BYTES + Moves.BYTES) + ProofSearch.BYTES;
        return SearchMemory.memory(entries)
                .and(Memory.ofEachThread("the line of play", 0, line))
                .and(Memory.of("those of proofs and of distances", 0, others))
                .and(Memory.ofEachMove(3L * Moves.BYTES_OF_MOVE + MoveOrder.BYTES_OF_MOVE + Lookahead.BYTES_OF_MOVE));
    }

    /** The outcome, by proof-number search if the table is large enough. */
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

    /** The score of a position, by iterative deepening from one ply. */
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
