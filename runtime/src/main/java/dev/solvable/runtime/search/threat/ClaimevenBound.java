package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksRules;

/**
 * What a player gets who answers every mark that falls with one on top of it (claimeven; Allis 1988, A Knowledge-based
 * Approach of Connect-Four, 3.2): a bound on the score that takes no search.
 */
final class ClaimevenBound {
    private final MarksRules rules;
    private final long full;
    private final long bottoms;
    private final long tops;

    private final long followUps;

    private final int cells;
    private final int won;

    ClaimevenBound(MarksRules rules, ColumnBitboard columns) {
        this.rules = rules;
        this.full = columns.full();
        this.bottoms = columns.bottoms();
        this.tops = columns.tops();
        this.followUps = columns.followUps();
        this.cells = Long.bitCount(full);
        this.won = cells + 1;
    }

    /**
     * An upper bound on the mover's score where an even number of cells is free. The other player answers a mark with
     * one on top of it; where a column has an odd number of free cells its lowest one stands alone, and a mark there is
     * answered on another such cell. So the other player gets all follow-up cells but those that are playable now. The
     * last of them is marked last where the mover puts it off for as long as can be.
     */
    int bound(long own, long other) {
        long taken = own | other;
        long theirs = other | followUps & ~taken & ~(taken + bottoms);
        if (rules.mayHaveLineFirst(full & ~theirs, theirs)) {
            return won;
        }
        int bound = 0;
        long row = tops;
        for (int last = cells; row != 0 && rules.hasLine(theirs); last -= 2) {
            bound = last - won;
            theirs &= other | ~row; // a line without the cells that are marked last is there sooner
            row >>>= 2;
        }
        return bound;
    }
}
