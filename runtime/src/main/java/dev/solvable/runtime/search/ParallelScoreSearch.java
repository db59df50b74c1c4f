package dev.solvable.runtime.search;

import dev.solvable.runtime.Progress;
import org.jspecify.annotations.Nullable;

/**
 * A search for scores by one thread that may belong to a team. A state on the path is settled once its bounds in the
 * table decide its window. The depth of a state is the number of taken cells.
 */
public abstract class ParallelScoreSearch extends ParallelSearch {
    /** In place of a key; no state with a move has this key. */
    private static final long NOWHERE = -1;

    /** The transposition tables of this thread. */
    protected final SearchTables tables;

    /** Threads share states with fewer taken cells than this; 0 for a single thread. */
    private final int splitDepth;

    /** For each depth the lower end of the window of the state on the path. */
    private final int[] alphas;

    /** For each depth the upper end of the window of the state on the path. */
    private final int[] betas;

    private int overtakingScore;

    /**
     * The parameters of one thread's search.
     *
     * @param progress counts the states of this thread
     * @param tables the transposition tables of this thread
     * @param splitDepth threads share states with fewer taken cells than this; 0 for a single thread
     */
    public record Share(Progress progress, SearchTables tables, int splitDepth) {}

    /** A search on a board with this number of cells. */
    protected ParallelScoreSearch(int cells, Share share) {
        super(share.progress, depths(cells, share.splitDepth), NOWHERE);
        this.tables = share.tables;
        this.splitDepth = share.splitDepth;
        this.alphas = new int[depths(cells, splitDepth)];
        this.betas = new int[depths(cells, splitDepth)];
    }

    private static int depths(int cells, int splitDepth) {
        return splitDepth > 0 ? cells + 1 : 0;
    }

    /** The bytes of one thread's path with its windows, and of the team's reference to the search. */
    public static long bytesOfPath(int cells, int splitDepth) {
        long depths = depths(cells, splitDepth);
        return depths == 0 ? 0 : (depths + 1) * Long.BYTES + 2 * depths * Integer.BYTES;
    }

    /** The depth of a state: the number of taken cells. */
    protected int depth(long own, long other) {
        return Long.bitCount(own | other);
    }

    /**
     * The score of a state that has not ended: exact between alpha and beta, an upper bound up to alpha, a lower bound
     * from beta on.
     */
    public abstract int search(long own, long other, int alpha, int beta);

    /**
     * The best score among the moves of a state, which are searched in order until it is at least beta.
     *
     * @param turn for a shared state, decides {@linkplain ParallelSearch#isTurnOf which moves} are searched now; else
     *     null
     */
    protected abstract int searchMoves(long own, long other, int alpha, int beta, @Nullable PutOffMoves turn);

    /** Whether threads share states of this depth. */
    protected final boolean isShared(int depth) {
        return depth < splitDepth;
    }

    /** The best score among the moves of a shared state, or the state's score if another thread finds it first. */
    protected final int searchTogether(int depth, long key, long own, long other, int alpha, int beta) {
        alphas[depth] = alpha;
        betas[depth] = beta;
        enter(depth, key);
        try {
            PutOffMoves turn = new PutOffMoves(depth);
            int best = searchMoves(own, other, alpha, beta, turn);
            if (best < beta && turn.goesRoundAgain()) {
                best = Math.max(best, searchMoves(own, other, Math.max(alpha, best), beta, turn));
            }
            return best;
        } catch (Overtaken overtaken) {
            if (!isOvertakenAt(depth)) {
                throw overtaken;
            }
            return overtakingScore;
        } finally {
            leave(depth);
        }
    }

    @Override
    protected final boolean isSettled(int depth, long key) {
        long known = tables.lookUp(depth, key);
        if (known == 0) {
            return false;
        }
        int lower = tables.lower(known);
        int upper = tables.upper(known);
        overtakingScore = lower >= betas[depth] ? lower : upper;
        return lower >= betas[depth] || upper <= alphas[depth] || lower == upper;
    }
}
