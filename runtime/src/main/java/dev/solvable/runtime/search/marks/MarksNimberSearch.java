package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.NimberSearch;

/** A search for Grundy values of games in which both players put the same marks. */
public final class MarksNimberSearch extends NimberSearch {
    private final MarksRules rules;
    private final MarksCode code;

    /**
     * A search with an empty table.
     *
     * @param scores the engine of the game, whose transposition table has the same number of entries
     */
    public MarksNimberSearch(MarksSearchEngine scores) {
        super(scores.work(), scores.entries());
        this.rules = scores.rules();
        this.code = rules.code;
    }

    @Override
    public int nimber(long position) {
        long first = code.first(position);
        long second = code.second(position);
        return rules.hasLine(first) || rules.hasLine(second) ? 0 : answer(first, second);
    }

    @Override
    protected long key(long first, long second) {
        return rules.key(first, second);
    }

    @Override
    protected long nimbersOfMoves(long first, long second) {
        long endingFirst = rules.threats(first);
        boolean hasSecond = rules.game.kinds() == 2;
        long endingSecond = hasSecond ? rules.threats(second) : 0;
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
