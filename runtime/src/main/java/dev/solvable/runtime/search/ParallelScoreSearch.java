package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import org.jspecify.annotations.Nullable;

/**
 * A search of scores by one thread that may be one of a team: the window of the search of each state on its path tells
 * whether what the table knows is enough. The depth of a state is the number of cells that are taken.
 */
@ForGeneratedCode
public abstract class ParallelScoreSearch extends ParallelSearch {
    /** In place of a key: no state in which a move is left has it. */
    private static final long NOWHERE = -1;

    /** What this thread knows of states. */
    protected final SearchTables tables;

    /** Threads share states with fewer taken cells than this; 0 where there is one thread. */
    private final int splitDepth;

    /** For each depth the window of the search of the state on the path: its lower end. */
    private final int[] alphas;

    /** The upper end. */
    private final int[] betas;

    private int overtakingScore;

    /**
     * What the search of one thread is made with.
     *
     * @param progress where this thread counts states
     * @param tables what this thread knows of states
     * @param splitDepth threads share states with fewer taken cells than this; 0 where there is one thread
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

    /** How many depths a path has. */
    private static int depths(int cells, int splitDepth) {
        return splitDepth > 0 ? cells + 1 : 0;
    }

    /** The bytes of the path of one thread, with the windows, and with its reference in the array of its team. */
    public static long bytesOfPath(int cells, int splitDepth) {
        long depths = depths(cells, splitDepth);
        return depths == 0 ? 0 : (depths + 1) * Long.BYTES + 2 * depths * Integer.BYTES;
    }

    /** How far down a line of play a state is: the number of cells that are taken. */
    protected abstract int depth(long own, long other);

    /**
     * The score of a state that is not ended: exact between alpha and beta; at most alpha an upper bound, at least beta
     * a lower one.
     */
    public abstract int search(long own, long other, int alpha, int beta);

    /**
     * The best score among the moves of a state, searched one after the other, until it is at least beta.
     *
     * @param turn tells for each move {@linkplain ParallelSearch#isTurnOf whether it is its turn} where threads share
     *     the work on them; null where they do not
     */
    protected abstract int searchMoves(long own, long other, int alpha, int beta, @Nullable PutOffMoves turn);

    /** Whether threads share the work on states of a depth. */
    protected final boolean isShared(int depth) {
        return depth < splitDepth;
    }

    /** The best score among the moves of a state that threads share, unless another thread finds the state's first. */
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
