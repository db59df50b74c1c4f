package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;

/**
 * Who runs out of safe moves first where each player has marks of an own kind and who completes a line loses: a bound
 * on the score that takes no search.
 *
 * <p>A cell is safe for a player whose mark completes no line there; none becomes safe later. A player <em>holds</em> a
 * set of safe cells who could mark all of them without a line. Of held cells that are safe for both, the other player
 * takes half at most, as the holder marks them first; those where the other one would lose at once can wait. Who can
 * make at least as many moves so as the other player has safe ones left does not lose first. Bullock counts moves of
 * dominoes that only one player can make in this way (2002, Domineering: Solving Large Combinatorial Search Spaces).
 *
 * <p>Where marks fall, not every safe cell can be marked at once, and nothing is known.
 */
final class SafeMovesBound {
    private final MarksRules rules;
    private final MarksCode code;
    private final int won;

    SafeMovesBound(MarksRules rules, int won) {
        this.rules = rules;
        this.code = rules.code;
        this.won = won;
    }

    /** A lower bound on the mover's score if it is positive, an upper one if it is negative; 0 for none. */
    int bound(long own, long other) {
        long free = code.playable(own | other);
        int cells = Long.bitCount(free);
        long ownSafe = free & ~rules.threats(own);
        long otherSafe = free & ~rules.threats(other);
        int lead = Long.bitCount(ownSafe) - Long.bitCount(otherSafe) + (Long.bitCount(ownSafe & otherSafe) & 1);
        boolean moverHolds = lead > 0; // else the mover cannot hold enough; if so, the other player cannot
        int plies = moverHolds ? pliesToLoss(otherSafe, own, ownSafe, 1) : pliesToLoss(ownSafe, other, otherSafe, 0);
        return plies > cells ? 0 : moverHolds ? won - plies : plies - won;
    }

    /**
     * The plies after which a player has lost at the latest, given that a cell is left for the last of them; more than
     * there are cells where the other player cannot hold enough.
     *
     * @param safe the cells that are safe for the player
     * @param marks the marks of the other player
     * @param safeForOther the cells that are safe for that one
     * @param first 1 if the other player moves first, 0 if not
     */
    private int pliesToLoss(long safe, long marks, long safeForOther, int first) {
        long held = held(marks, safeForOther & ~safe);
        int contested = Long.bitCount(held(marks | held, safeForOther & safe));
        int got = contested + first >> 1;
        int left = Long.bitCount(safe) - got;
        return Long.bitCount(held) + got < left + first ? Integer.MAX_VALUE : 2 * left + 1 + first;
    }

    /** Some of these cells with which the marks hold no line: all if they can, else one after the other. */
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
}
