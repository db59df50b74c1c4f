package dev.solvable.runtime.search;

import dev.solvable.runtime.MarksCode;
import dev.solvable.runtime.Progress;

/** The search of Grundy values in games in which both players put the same marks. */
final class MarksNimberSearch extends NimberSearch {
    private final MarksSearchSolver game;
    private final MarksCode code;

    MarksNimberSearch(MarksSearchSolver game, MarksCode code, Progress progress, int entries) {
        super(progress, entries);
        this.game = game;
        this.code = code;
    }

    @Override
    long key(long first, long second) {
        return game.key(first, second);
    }

    @Override
    long nimbersOfMoves(long first, long second) {
        long endingFirst = game.threats(first);
        boolean hasSecond = game.kinds() == 2;
        long endingSecond = hasSecond ? game.threats(second) : 0;
        long nimbers = 0;
        for (long free = code.playable(first | second); free != 0; free &= free - 1) {
            long mark = free & -free;
            nimbers |= 1L << ((endingFirst & mark) != 0 ? 0 : nimber(first | mark, second));
            if (hasSecond) {
                nimbers |= 1L << ((endingSecond & mark) != 0 ? 0 : nimber(first, second | mark));
            }
        }
        return nimbers;
    }
}
