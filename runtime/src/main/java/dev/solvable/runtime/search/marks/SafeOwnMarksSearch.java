package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksRules;
import org.jspecify.annotations.Nullable;

/**
 * The search of games in which each player has marks of an own kind and who completes a line loses. A move is safe
 * where it completes none. Those on cells that are safe for the other player, too, are tried first: they take a safe
 * move away.
 */
final class SafeOwnMarksSearch extends MarksSearch {
    /** The bits of the cells, of moves that are equally safe the most promising first. */
    private final int[] order;

    /** Null where marks fall. */
    private final @Nullable SafeMovesBound safeMoves;

    SafeOwnMarksSearch(MarksRules rules, int[] order, Share share) {
        super(rules, share);
        this.order = order;
        this.safeMoves = code.marksFall() ? null : new SafeMovesBound(rules, won);
    }

    @Override
    protected int bound(long own, long other) {
        return safeMoves == null ? 0 : safeMoves.bound(own, other);
    }

    @Override
    protected int searchMoves(long own, long other, int alpha, int beta, @Nullable PutOffMoves turn) {
        long free = code.playable(own | other);
        long safe = free & ~rules.threats(own);
        long contested = safe & ~rules.threats(other);
        int best = safe == free ? noScore : 1 - won;
        best = searchMoves(contested, own, other, best, alpha, beta, turn);
        return best >= beta ? best : searchMoves(safe & ~contested, own, other, best, alpha, beta, turn);
    }

    /** The best score among these moves, or that of the moves before where it is better. */
    private int searchMoves(
            long moves, long own, long other, int before, int alpha, int beta, @Nullable PutOffMoves turn) {
        int best = before;
        long rest = moves;
        for (int i = 0; rest != 0; i++) {
            long mark = 1L << order[i];
            if ((rest & mark) != 0) {
                rest ^= mark;
                best = Math.max(best, searchMove(other, own | mark, Math.max(alpha, best), beta, turn));
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }
}
