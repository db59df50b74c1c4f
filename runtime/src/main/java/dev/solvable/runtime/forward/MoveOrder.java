package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;

/**
 * The order in which a search tries the moves of a position: the order of its scores, or the moves with the fewest
 * replies first. The second is usual in Othello (Rosenbloom 1982, A World-Championship-Level Othello Program, on
 * mobility) and costs a list of moves for each move. Which of them leads to smaller trees depends on the game, so the
 * search tries both: some subtrees are searched in one order, some in the other, and the geometric means of their
 * positions decide. Trials by replies that take too many positions end all trials.
 */
final class MoveOrder {
    /** The subtrees that are tried, half of them in each order. */
    private static final int TRIALS = 200;

    /** A subtree is tried where the last one that began as deep took at least this number of positions. */
    private static final int LEAST_POSITIONS = 128;

    /** A subtree is tried where the last one that began as deep took fewer positions than this. */
    private static final int MOST_POSITIONS = 1_024;

    /** A trial ends with this number of positions, though its subtree may be larger. */
    private static final int END_OF_TRIAL = 1 << 16;

    /**
     * Replies are counted from then on where the subtrees in the order of the scores were larger by more than this
     * number of doublings in all, 1.25 for each pair: counting takes time. Trials share a table, so they flatter it.
     */
    private static final int LEAST_DOUBLINGS = TRIALS / 2 * 5 / 4;

    /**
     * The trials are over, for the order of the scores, as soon as those by replies took this number of positions more
     * in all: small games would pay for trials longer than their search takes, and a few large subtrees tell more than
     * many small ones.
     */
    private static final int MOST_EXCESS = 1 << 12;

    /** The bytes of an order beside its list of promises. */
    static final long BYTES = 24;

    /** The bytes of that list for each move. */
    static final int BYTES_OF_MOVE = Integer.BYTES;

    private static final int NONE = -1;

    private final EndlessRules rules;
    private final Scoring scoring;

    /** Room for the moves of a position that is not on the path. */
    private final long[] successors;

    /** For each move that is sorted how promising it is. */
    private final int[] promises;

    /** Whether moves with few replies come first at the moment. */
    private boolean countsReplies;

    /** Where the subtree begins that is tried. */
    private int trialLevel = NONE;

    private long beforeTrial;
    private int trials;

    /** The doublings of the positions of subtrees in the order of the scores, less those by replies. */
    private int doublings;

    /** The positions of the subtrees by replies, less those in the order of the scores. */
    private long excess;

    /**
     * The order of one thread.
     *
     * @param successors room for the moves of a position, which counting replies overwrites
     */
    MoveOrder(EndlessRules rules, Scoring scoring, long[] successors) {
        this.rules = rules;
        this.scoring = scoring;
        this.successors = successors;
        this.promises = new int[successors.length];
    }

    /**
     * Hears of a subtree before its first move is searched.
     *
     * @param level where it begins
     * @param last the positions that the last subtree took which began there
     * @param states all positions that were searched
     */
    void enter(int level, long last, long states) {
        if (trialLevel != NONE && isOver(states - beforeTrial)) {
            endTrial(states - beforeTrial);
        }
        if (trialLevel == NONE && trials < TRIALS && last >= LEAST_POSITIONS && last < MOST_POSITIONS) {
            trialLevel = level;
            beforeTrial = states;
            countsReplies = trials % 2 != 0;
        }
    }

    /**
     * Hears that a subtree is searched.
     *
     * @param positions how many it has, at least 1
     */
    void leave(int level, long positions) {
        if (level == trialLevel) {
            endTrial(positions);
        }
    }

    /** Hears that a search goes back above a level before the subtree there is searched. */
    void dropBelow(int level) {
        if (trialLevel >= level) {
            trialLevel = NONE;
            countsReplies = false;
        }
    }

    /** Whether a trial ends with this number of positions, though its subtree may be larger. */
    private boolean isOver(long positions) {
        return positions >= END_OF_TRIAL || countsReplies && excess + positions >= MOST_EXCESS;
    }

    private void endTrial(long positions) {
        int length = Long.SIZE - Long.numberOfLeadingZeros(positions);
        doublings += countsReplies ? -length : length;
        excess += countsReplies ? positions : -positions;
        trials = excess < MOST_EXCESS ? trials + 1 : TRIALS;
        trialLevel = NONE;
        countsReplies = trials == TRIALS && excess < MOST_EXCESS && doublings > LEAST_DOUBLINGS;
    }

    /** Puts promising moves first. */
    void sort(MovePath path, int begin, int end) {
        if (countsReplies) {
            sortByReplies(path, begin, end);
        } else {
            scoring.sort(path, begin, end);
        }
    }

    /** Moves that keep the turn, then those with the fewest replies; of equal ones the first of the rules. */
    private void sortByReplies(MovePath path, int begin, int end) {
        for (int move = begin; move < end; move++) {
            int replies = rules.successors(path.keys[move], successors);
            int promise = path.kept[move] ? replies : -1 - replies;
            int at = move;
            for (; at > begin && promises[at - 1 - begin] < promise; at--) {
                path.swap(at, at - 1);
                promises[at - begin] = promises[at - 1 - begin];
            }
            promises[at - begin] = promise;
        }
    }
}
