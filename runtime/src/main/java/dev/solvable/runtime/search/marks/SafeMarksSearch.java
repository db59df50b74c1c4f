package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksRules;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The search of games in which both players put the same marks and completing a line loses. A safe move completes no
 * line; a player without a safe move loses. Moves that leave the fewest safe moves are tried first, as their subtrees
 * are the smallest.
 */
final class SafeMarksSearch extends ImpartialMarksSearch {
    /** The position of the sort key, the number of safe moves after a move, above its bit and kind. */
    private static final int COUNT_SHIFT = 8;

    private static final int KIND_SHIFT = 6;

    private static final int BIT = (1 << KIND_SHIFT) - 1;

    SafeMarksSearch(MarksRules rules, Share share) {
        super(rules, share);
    }

    @Override
    protected int searchMoves(long first, long second, int alpha, int beta, @Nullable PutOffMoves turn) {
        long free = code.playable(first | second);
        int[] moves = safeMoves(first, second, free);
        int best = moves.length < kinds * Long.bitCount(free) ? 1 - won : noScore;
        for (int i = 0; i < moves.length && best < beta; i++) {
            long mark = 1L << (moves[i] & BIT);
            boolean asFirst = (moves[i] >>> KIND_SHIFT & 1) == 0;
            int score = searchMove(
                    asFirst ? first | mark : first,
                    asFirst ? second : second | mark,
                    Math.max(alpha, best),
                    beta,
                    turn);
            best = Math.max(best, score);
        }
        return best;
    }

    /** The safe moves in the order of the search. */
    private int[] safeMoves(long first, long second, long free) {
        long safeFirst = free & ~rules.threats(first);
        long safeSecond = kinds == 2 ? free & ~rules.threats(second) : 0;
        int[] moves = new int[Long.bitCount(safeFirst) + Long.bitCount(safeSecond)];
        list(moves, 0, first, safeFirst, safeSecond, 0);
        list(moves, Long.bitCount(safeFirst), second, safeSecond, safeFirst, 1);
        Arrays.sort(moves);
        return moves;
    }

    /** Lists the safe moves with marks of one kind; {@code others} are the cells that are safe for the other kind. */
    private void list(int[] moves, int from, long marks, long safe, long others, int kind) {
        int place = from;
        for (long rest = safe; rest != 0; rest &= rest - 1) {
            long mark = rest & -rest;
            int left = Long.bitCount(safe & ~rules.threats(marks | mark) & ~mark) + Long.bitCount(others & ~mark);
            moves[place] = left << COUNT_SHIFT | kind << KIND_SHIFT | Long.numberOfTrailingZeros(mark);
            place++;
        }
    }
}
