package dev.solvable.runtime.game.marks;

import dev.solvable.runtime.Turn;
import dev.solvable.runtime.transposition.FactTable;

/** Takes play back mark by mark, no position twice, to tell whether it can have begun with the empty board. */
final class TakenBackPlay {
    private final MarksRules game;

    /** The positions that cannot arise. */
    private final FactTable refuted = FactTable.upToShareOfHeap();

    TakenBackPlay(MarksRules game) {
        this.game = game;
    }

    /**
     * Whether some mark of the player who moved last can be taken back to a position that can arise and that did not
     * end the game.
     */
    boolean canArise(long first, long second) {
        if ((first | second) == 0) {
            return true;
        }
        Turn.checkInterrupt(game.name);
        long position = game.code.positionOf(first, second);
        if (refuted.get(position) != 0) {
            return false;
        }
        boolean firstWasLast = Long.bitCount(first) > Long.bitCount(second);
        long candidates = (firstWasLast ? first : second) & game.code.possiblyLast(first | second);
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            long last = rest & -rest;
            long firstBefore = first & ~last;
            long secondBefore = second & ~last;
            if (!game.isOver(firstBefore, secondBefore) && canArise(firstBefore, secondBefore)) {
                return true;
            }
        }
        refuted.put(position, 1);
        return false;
    }
}
