package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksRules;
import org.jspecify.annotations.Nullable;

/**
 * The search of games in which each player has their own kind of marks. If lines win, a win in one ply needs no search,
 * and a threat of the other player leaves one move.
 */
final class OwnMarksSearch extends MarksSearch {
    private final boolean hasWinCheck;
    private final boolean firstWinsByLines;
    private final boolean secondWinsByLines;

    OwnMarksSearch(MarksRules rules, int[] order, Share share) {
        super(rules, order, share);
        this.hasWinCheck = rules.hasWinCheck();
        this.firstWinsByLines = rules.game.winsByLines(true);
        this.secondWinsByLines = rules.game.winsByLines(false);
    }

    @Override
    protected boolean canWinAtOnce(long own, long other) {
        if (firstMoves(own, other) ? firstWinsByLines : secondWinsByLines) {
            return (rules.threats(own) & code.playable(own | other)) != 0;
        }
        return hasWinCheck && canFulfilWinCheck(own, other);
    }

    private boolean canFulfilWinCheck(long own, long other) {
        boolean firstMoves = firstMoves(own, other);
        for (long free = code.playable(own | other); free != 0; free &= free - 1) {
            if (rules.hasEnded(own | free & -free, other, firstMoves)) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected int searchMoves(long own, long other, int alpha, int beta, @Nullable PutOffMoves turn) {
        long candidates = code.playable(own | other);
        if (firstMoves(own, other) ? secondWinsByLines : firstWinsByLines) {
            long threats = rules.threats(other) & candidates;
            if ((threats & threats - 1) != 0) {
                return 2 - won; // one mark blocks only one threat
            }
            candidates = threats != 0 ? threats : candidates;
        }
        return searchInOrder(candidates, own, other, noScore, alpha, beta, turn);
    }
}
