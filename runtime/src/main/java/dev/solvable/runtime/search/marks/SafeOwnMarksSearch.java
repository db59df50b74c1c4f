package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksRules;
import org.jspecify.annotations.Nullable;

/**
 * The search of games in which each player has their own kind of marks and completing a line loses. A safe move
 * completes no line. Moves on cells that are also safe for the other player are tried first, as they take a safe move
 * away.
 */
final class SafeOwnMarksSearch extends MarksSearch {
    /** The bits of the cells, most promising first; empty if they are tried from the lowest bit up. */
    private final int[] order;

    /** Null if marks fall. */
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
        best = searchInOrder(order, contested, own, other, best, alpha, beta, turn);
        return best >= beta ? best : searchInOrder(order, safe & ~contested, own, other, best, alpha, beta, turn);
    }
}
