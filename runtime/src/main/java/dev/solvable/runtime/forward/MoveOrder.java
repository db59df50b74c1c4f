package dev.solvable.runtime.forward;

import dev.solvable.runtime.EndlessRules;

/**
 * The order in which a search tries the moves of a position: the order of {@link Scoring}, or fewest replies first. The
 * second order is usual in Othello (Rosenbloom 1982, A World-Championship-Level Othello Program, on mobility). It costs
 * a list of moves for each move. The better order depends on the game, so the search tries both, in alternate subtrees.
 * The geometric means of the sizes of these subtrees decide. If trials by replies take too many positions, all trials
 * end.
 */
final class MoveOrder {
    /** The number of subtrees in trials, half of them in each order. */
    private static final int TRIALS = 200;

    /** A trial begins only on a level whose last subtree had at least this number of positions. */
    private static final int LEAST_POSITIONS = 128;

    /** A trial begins only on a level whose last subtree had fewer positions than this. */
    private static final int MOST_POSITIONS = 1_024;

    /** The maximum number of positions in a trial; its subtree may be larger. */
    private static final int END_OF_TRIAL = 1 << 16;

    /**
     * The threshold of {@link #doublings}: above it, replies are counted after the trials. It is 1.25 for each pair of
     * trials. It allows for the time that counting takes, and for the table, which trials share.
     */
    private static final int LEAST_DOUBLINGS = TRIALS / 2 * 5 / 4;

    /**
     * Trials end in favour of the order of scores once those by replies took this number of positions more in total. In
     * small games further trials would cost more than the search; a few large subtrees tell more than many small ones.
     */
    private static final int MOST_EXCESS = 1 << 12;

    /** The bytes of the list of promises for each move. */
    static final int BYTES_OF_MOVE = Integer.BYTES;

    private static final int NONE = -1;

    private final EndlessRules rules;
    private final Scoring scoring;

    /** Room for the moves of a position that is not on the path. */
    private final long[] successors;

    /** For each sorted move, its negative number of replies if it passes the turn, see {@link #sortByReplies}. */
    private final int[] promises;

    /** Whether moves with the fewest replies currently come first. */
    private boolean countsReplies;

    /** The level at which the trial's subtree begins. */
    private int trialLevel = NONE;

    private long beforeTrial;
    private int trials;

    /** The sum of the logarithms to base 2 of tried subtrees' sizes: in the order of scores less by replies. */
    private int doublings;

    /** The number of positions of tried subtrees: by replies less in the order of scores. */
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
     * Called before the first move of a subtree is searched; may begin a trial.
     *
     * @param level the level at which the subtree begins
     * @param last the number of positions of the last subtree on this level
     * @param states the number of positions searched in total
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
     * Called after a subtree is searched.
     *
     * @param positions the number of its positions, at least 1
     */
    void leave(int level, long positions) {
        if (level == trialLevel) {
            endTrial(positions);
        }
    }

    /** Called when a search is cut off and goes back above a level. */
    void dropBelow(int level) {
        if (trialLevel >= level) {
            trialLevel = NONE;
            countsReplies = false;
        }
    }

    /** Whether a trial with this number of positions ends now. */
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

    /** First moves that keep the turn, most replies first, then others, fewest replies first; a stable sort. */
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
