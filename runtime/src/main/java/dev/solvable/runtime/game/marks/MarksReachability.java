package dev.solvable.runtime.game.marks;

import dev.solvable.Choice;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.transposition.FactTable;

/** Which fillings are reachable in a game of marks. */
final class MarksReachability {
    private final MarksRules game;

    MarksReachability(MarksRules game) {
        this.game = game;
    }

    /**
     * Whether play can lead to these marks.
     *
     * @throws IllegalStateException if it can, and the win check says that the player who did not move last has won
     */
    boolean isReachable(long first, long second) {
        int ahead = Long.bitCount(first) - Long.bitCount(second);
        boolean own = game.game.choice() == Choice.OWN;
        if (own && (ahead < 0 || ahead > 1)) {
            return false;
        }
        // The order of marks matters if they fall, or if later marks of the other player may undo an ending. Then play
        // is taken back mark by mark. Else only the last mark can have ended the game.
        if (own && (game.code.marksFall() || game.hasWinCheck())) {
            boolean arises = canArise(first, second, FactTable.upToShareOfHeap());
            if (arises && game.hasWinCheck()) {
                checkEnding(first, second, ahead == 1);
            }
            return arises;
        }
        return isReachableByLastMark(first, second, ahead);
    }

    /** Refuses a reachable position in which the last mark has ended the game for the other player. */
    private void checkEnding(long first, long second, boolean firstMovedLast) {
        boolean ended = firstMovedLast ? game.hasEnded(second, first, false) : game.hasEnded(first, second, true);
        if (ended && first != 0) {
            throw new IllegalStateException(new WinCheckFaults(game).endedByOpponent(first, second, firstMovedLast));
        }
    }

    private boolean isReachableByLastMark(long first, long second, int ahead) {
        boolean firstHasLine = game.hasEnded(first, second, true);
        boolean secondHasLine = game.hasEnded(second, first, false);
        if (!firstHasLine && !secondHasLine) {
            return true;
        }
        if (firstHasLine && secondHasLine) {
            return false;
        }
        if (game.game.choice() == Choice.OWN && firstHasLine != (ahead == 1)) {
            return false; // the owner did not move last
        }
        long last = game.code.possiblyLast(first | second);
        return isJustCompleted(firstHasLine ? first : second, last);
    }

    /** Whether one of these marks, a candidate, can have been the last: without it there is no line. */
    private boolean isJustCompleted(long marks, long candidates) {
        for (long rest = marks & candidates; rest != 0; rest &= rest - 1) {
            long last = rest & -rest;
            if (!game.hasLine(marks & ~last)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether play from the empty board can lead to these marks, by a memoized search that takes marks back: some mark
     * of the player who moved last can be taken back to a position that can arise and that did not end the game.
     *
     * @param refuted the positions that cannot arise, found so far
     */
    private boolean canArise(long first, long second, FactTable refuted) {
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
            if (!game.isOver(firstBefore, secondBefore) && canArise(firstBefore, secondBefore, refuted)) {
                return true;
            }
        }
        refuted.put(position, 1);
        return false;
    }
}
