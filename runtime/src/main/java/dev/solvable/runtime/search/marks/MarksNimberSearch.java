package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.NimberSearch;
import org.jspecify.annotations.Nullable;

/** Grundy values of games in which both players put the same marks, by a search. */
@ForGeneratedCode
public final class MarksNimberSearch implements Nimbers {
    private final MarksRules rules;
    private final Turn turn;
    private final Progress progress;
    private final int entries;

    /** Made at the first question. */
    private @Nullable NimberSearch search;

    /**
     * A search that has found nothing yet.
     *
     * @param scores the engine of the game, with a transposition table of as many entries
     */
    public MarksNimberSearch(MarksSearchEngine scores) {
        this.rules = scores.rules();
        this.turn = scores.turn();
        this.progress = scores.progress();
        this.entries = scores.entries();
    }

    @Override
    public int nimber(long position) {
        long first = rules.code.first(position);
        long second = rules.code.second(position);
        if (rules.hasLine(first) || rules.hasLine(second)) {
            return 0;
        }
        turn.enterOrCancel();
        try {
            if (search == null) {
                search = new Search(rules, progress, entries);
            }
            return search.nimber(first, second);
        } finally {
            turn.leave();
        }
    }

    private static final class Search extends NimberSearch {
        private final MarksRules rules;
        private final MarksCode code;

        Search(MarksRules rules, Progress progress, int entries) {
            super(progress, entries);
            this.rules = rules;
            this.code = rules.code;
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
}
