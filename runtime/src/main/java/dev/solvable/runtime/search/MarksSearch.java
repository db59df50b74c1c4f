package dev.solvable.runtime.search;

import dev.solvable.runtime.MarksCode;
import dev.solvable.runtime.MarksRules;
import dev.solvable.runtime.Progress;

/** The search of games of marks: what the game knows of lines and keys, and how its marks are coded. */
abstract class MarksSearch extends AlphaBetaSearch {
    final MarksRules rules;
    final MarksCode code;

    MarksSearch(MarksRules rules, MarksCode code, Progress progress, SearchTables tables, int splitDepth) {
        super(Long.bitCount(code.full()), rules.fullBoardScore(), false, null, progress, tables, splitDepth);
        this.rules = rules;
        this.code = code;
    }

    @Override
    final long key(long own, long other) {
        return rules.key(own, other);
    }

    @Override
    final int depth(long own, long other) {
        return Long.bitCount(own | other);
    }
}
