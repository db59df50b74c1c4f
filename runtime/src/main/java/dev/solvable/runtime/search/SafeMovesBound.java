package dev.solvable.runtime.search;

import dev.solvable.runtime.MarksCode;

/**
 * Who runs out of safe moves first where each player has marks of an own kind and who completes a line loses: a bound
 * on the score that takes no search. Safe moves are counted as Bullock does for dominoes (2002, Domineering: Solving
 * Large Combinatorial Search Spaces).
 *
 * <p>A cell is safe for a player whose mark completes no line there, and none becomes safe that is not. Say that a
 * player's marks have no line even with all of certain cells that are safe for that player. Then the player can hold
 * them: first those that are safe for the other one, too, who gets to every second of them at most; then those where
 * the other would lose at once. Only boards on which marks do not fall have all their safe moves at hand.
 */
final class SafeMovesBound {
    private final MarksSearchSolver game;
    private final MarksCode code;
    private final int won;

    SafeMovesBound(MarksSearchSolver game, MarksCode code, int won) {
        this.game = game;
        this.code = code;
        this.won = won;
    }

    /** A lower bound on the mover's score if it is positive, an upper one if it is negative; 0 for none. */
    int bound(long own, long other) {
        long free = code.playable(own | other);
        int cells = Long.bitCount(free);
        long ownSafe = free & ~game.threats(own);
        long otherSafe = free & ~game.threats(other);
        int shared = Long.bitCount(ownSafe & otherSafe);
        int ahead = Long.bitCount(ownSafe) - Long.bitCount(otherSafe);
        if (ahead > 0 || ahead == 0 && (shared & 1) != 0) { // else there are too few to hold
            int plies = pliesToLoss(otherSafe, own, ownSafe, 1);
            return plies <= cells ? won - plies : 0;
        }
        int plies = pliesToLoss(ownSafe, other, otherSafe, 0);
        return plies <= cells ? plies - won : 0;
    }

    /**
     * The plies after which a player has lost at the latest, given that a cell is left for the last of them; more than
     * there are cells where the other player cannot hold enough.
     *
     * @param safe the cells that are safe for the player
     * @param marks the marks of the other player
     * @param safeForOther the cells that are safe for that one
     * @param ahead 1 if the other player moves first, 0 if not
     */
    private int pliesToLoss(long safe, long marks, long safeForOther, int ahead) {
        long held = held(marks, safeForOther & ~safe);
        int contested = Long.bitCount(held(marks | held, safeForOther & safe));
        int got = contested + ahead >> 1;
        int left = Long.bitCount(safe) - got;
        return Long.bitCount(held) + got < left + ahead ? Integer.MAX_VALUE : 2 * left + 1 + ahead;
    }

    /** Some of these cells with which the marks hold no line: all if they can, else one after the other. */
    private long held(long marks, long cells) {
        if (!game.hasLine(marks | cells)) {
            return cells;
        }
        long with = marks;
        for (long rest = cells & ~game.threats(marks); rest != 0; rest &= ~game.threats(with)) {
            with |= rest & -rest;
            rest &= rest - 1;
        }
        return with & ~marks;
    }
}
