package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksRules;
import org.jspecify.annotations.Nullable;

/**
 * The search of games in which each player has marks of an own kind and who completes a line loses. A move is safe
 * where it completes none. Those on cells that are safe for the other player, too, are tried first: they take a safe
 * move away.
 */
final class SafeOwnMarksSearch extends OwnMarksSearch {
    /** Null where marks fall. */
    private final @Nullable SafeMovesBound safeMoves;

    SafeOwnMarksSearch(MarksRules rules, int[] order, Share share) {
        super(rules, order, share);
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
        best = searchInOrder(contested, own, other, best, alpha, beta, turn);
        return best >= beta ? best : searchInOrder(safe & ~contested, own, other, best, alpha, beta, turn);
    }
}
