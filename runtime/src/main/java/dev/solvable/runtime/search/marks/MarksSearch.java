package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.AlphaBetaSearch;
import org.jspecify.annotations.Nullable;

/** The search of games of marks, with the game's rules for lines and keys and the encoding of its marks. */
abstract class MarksSearch extends AlphaBetaSearch {
    final MarksRules rules;
    final MarksCode code;

    /** The bits of the cells, most promising first; empty if they are tried from the lowest bit up. */
    private final int[] order;

    MarksSearch(MarksRules rules, int[] order, Share share) {
        super(rules.cells, rules.game.fullBoardScore(), false, false, share);
        this.rules = rules;
        this.code = rules.code;
        this.order = order;
    }

    static boolean firstMoves(long own, long other) {
        return (Long.bitCount(own | other) & 1) == 0;
    }

    @Override
    protected final long key(long own, long other) {
        return rules.key(own, other);
    }

    /**
     * The best score among some moves with the mover's own marks, and {@code before}, the best score of the moves
     * before.
     */
    final int searchInOrder(
            long moves, long own, long other, int before, int alpha, int beta, @Nullable PutOffMoves turn) {
        int best = before;
        long rest = moves;
        for (int i = 0; rest != 0; i++) {
            long mark = 1L << (order.length > 0 ? order[i] : i);
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
