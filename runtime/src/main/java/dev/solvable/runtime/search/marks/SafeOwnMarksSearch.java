package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksRules;
import org.jspecify.annotations.Nullable;

/**
 * The search of games in which each player has their own kind of marks and completing a line loses. A safe move
 * completes no line. Moves on cells that are also safe for the other player are tried first, as they take a safe move
 * away. Unless marks fall, counting safe moves bounds the score; if they fall, not every safe cell is playable.
 *
 * <p>A cell is safe for a player if the player's mark there completes no line; an unsafe cell never becomes safe. A
 * player <em>holds</em> a set of safe cells if marking all of them completes no line. The holder marks held cells that
 * are safe for both players first, so the other player takes at most half of them. Held cells that are unsafe for the
 * other player can wait. A player whose moves in held cells are at least the other player's remaining safe moves does
 * not lose first. Bullock counts dominoes that only one player can lay in this way (2002, Domineering: Solving Large
 * Combinatorial Search Spaces).
 */
final class SafeOwnMarksSearch extends MarksSearch {
    private final boolean marksFall;

    SafeOwnMarksSearch(MarksRules rules, int[] order, Share share) {
        super(rules, order, share);
        this.marksFall = code.marksFall();
    }

    @Override
    protected int bound(long own, long other) {
        if (marksFall) {
            return 0;
        }
        long free = code.playable(own | other);
        int cells = Long.bitCount(free);
        long ownSafe = free & ~rules.threats(own);
        long otherSafe = free & ~rules.threats(other);
        int lead = Long.bitCount(ownSafe) - Long.bitCount(otherSafe) + (Long.bitCount(ownSafe & otherSafe) & 1);
        boolean moverHolds = lead > 0; // only the mover can hold enough, else only the other player
        int plies = moverHolds ? pliesToLoss(otherSafe, own, ownSafe, 1) : pliesToLoss(ownSafe, other, otherSafe, 0);
        return plies > cells ? 0 : moverHolds ? won - plies : plies - won;
    }

    /**
     * An upper bound on the plies until a player loses; more than the free cells if counting does not prove the loss.
     *
     * @param safe the cells that are safe for the player
     * @param marks the marks of the other player
     * @param safeForOther the cells that are safe for the other player
     * @param first 1 if the other player moves first, 0 if not
     */
    private int pliesToLoss(long safe, long marks, long safeForOther, int first) {
        long held = held(marks, safeForOther & ~safe);
        int contested = Long.bitCount(held(marks | held, safeForOther & safe));
        int got = contested + first >> 1;
        int left = Long.bitCount(safe) - got;
        return Long.bitCount(held) + got < left + first ? Integer.MAX_VALUE : 2 * left + 1 + first;
    }

    /** Cells out of these that complete no line with the marks: all if possible, else a greedy choice. */
    private long held(long marks, long cells) {
        if (!rules.hasLine(marks | cells)) {
            return cells;
        }
        long with = marks;
        for (long rest = cells & ~rules.threats(marks); rest != 0; rest &= ~rules.threats(with)) {
            with |= rest & -rest;
            rest &= rest - 1;
        }
        return with & ~marks;
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
