package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.AlphaBetaSearch;

/** The search of games of marks, with the game's rules for lines and keys and the encoding of its marks. */
abstract class MarksSearch extends AlphaBetaSearch {
    final MarksRules rules;
    final MarksCode code;

    MarksSearch(MarksRules rules, Share share) {
        super(rules.cells, rules.game.fullBoardScore(), false, false, share);
        this.rules = rules;
        this.code = rules.code;
    }

    @Override
    protected final long key(long own, long other) {
        return rules.key(own, other);
    }

    @Override
    protected final int depth(long own, long other) {
        return Long.bitCount(own | other);
    }
}
