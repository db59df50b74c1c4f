package dev.solvable.runtime.search;

import dev.solvable.runtime.Scores;
import org.jspecify.annotations.Nullable;

/**
 * Fail-soft negamax with alpha-beta (Knuth and Moore 1975, An Analysis of Alpha-Beta Pruning) and transposition tables,
 * see {@link SearchTables}. Scores are those of {@link dev.solvable.runtime.ScoreEngine}.
 *
 * <p>A state is two numbers, whose meaning a subclass defines: the marks of the player to move and of the other player;
 * the two kinds of marks, if both players put both; or the taken cells and the side to move.
 */
public abstract class AlphaBetaSearch extends ParallelScoreSearch {
    /** The score of a finished game that is won. */
    protected final int won;

    /** Less than any score: the score of no move, and of a deferred move. */
    protected final int noScore;

    private final int noMovesScore;

    /** Whether every ending is a draw, so that both players prefer the soonest. */
    private final boolean alwaysDrawn;

    /** The lowest score of a state that is searched: it has no move, or the game ends after at least one ply. */
    private final int least;

    /** The highest score of such a state. */
    private final int most;

    /** Whether a static bound is found faster than a key, so that it is tried before the table. */
    private final boolean boundsComeFirst;

    /**
     * A search.
     *
     * @param cells the cells of the board
     * @param noMovesScore the score of a state without a move, for the player to move
     * @param alwaysDrawn whether every ending is a draw, and plays differ in length
     * @param boundsComeFirst whether {@link #bound} is found faster than a key
     */
    protected AlphaBetaSearch(int cells, int noMovesScore, boolean alwaysDrawn, boolean boundsComeFirst, Share share) {
        super(cells, share);
        this.won = cells + 1;
        this.noScore = -won - 1;
        this.noMovesScore = noMovesScore;
        this.alwaysDrawn = alwaysDrawn;
        this.least = noMovesScore < 0 ? -won : 1 - won;
        this.most = noMovesScore > 0 ? won : won - 1;
        this.boundsComeFirst = boundsComeFirst;
    }

    /** The key of a state. */
    protected abstract long key(long own, long other);

    /** Whether the player to move can win at once. */
    protected boolean canWinAtOnce(long own, long other) {
        return false;
    }

    /**
     * A static bound on the score of a state: a lower bound if positive, an upper bound if negative, 0 for none. Used
     * before the table is looked up, or if it does not hold the state.
     */
    protected int bound(long own, long other) {
        return 0;
    }

    @Override
    public final int search(long own, long other, int alpha, int beta) {
        long before = states();
        countState();
        if (canWinAtOnce(own, other)) {
            return won - 1;
        }
        int bound = boundsComeFirst ? bound(own, other) : 0;
        if (bound > 0 ? bound >= beta : bound < 0 && bound <= alpha) {
            return bound;
        }
        int lower = least;
        int upper = most;
        long key = key(own, other);
        int depth = depth(own, other);
        long known = tables.lookUp(depth, key);
        if (known != 0) {
            lower = tables.lower(known);
            upper = tables.upper(known);
        } else {
            bound = boundsComeFirst ? bound : bound(own, other);
            lower = bound > 0 ? bound : lower;
            upper = bound < 0 ? bound : upper;
        }
        if (lower >= beta || lower == upper) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        int from = Math.max(alpha, lower);
        int to = Math.min(beta, upper);
        int best = isShared(depth)
                ? searchTogether(depth, key, own, other, from, to)
                : searchMoves(own, other, from, to, null);
        if (best == noScore) {
            best = noMovesScore;
        }
        tables.remember(depth, key, best > from ? best : lower, best < to ? best : upper, states() - before);
        return best;
    }

    /**
     * The score of a move, exact between alpha and beta.
     *
     * @param own the first number of the state after the move, for the player to move then
     * @param turn for a shared state, decides which moves are searched now; the others return {@link #noScore}; else
     *     null
     */
    protected final int searchMove(long own, long other, int alpha, int beta, @Nullable PutOffMoves turn) {
        if (turn != null && !isTurnOf(depth(own, other), key(own, other), turn)) {
            return noScore;
        }
        if (alwaysDrawn) {
            return search(own, other, alpha + 1, beta + 1) - 1;
        }
        return Scores.before(search(own, other, Scores.after(beta), Scores.after(alpha)));
    }
}
