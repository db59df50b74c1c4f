package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksRules;

/**
 * What a player gets who answers marks that fall so that the parity of the free cells decides (Allis 1988, A
 * Knowledge-based Approach of Connect-Four): bounds on the score that take no search.
 */
final class ParityBounds {
    private final MarksRules rules;
    private final long full;
    private final long bottoms;
    private final long tops;
    private final long followUps;
    private final int cells;
    private final int won;

    ParityBounds(MarksRules rules, ColumnBitboard columns) {
        this.rules = rules;
        this.full = columns.full();
        this.bottoms = columns.bottoms();
        this.tops = columns.tops();
        this.followUps = columns.followUps();
        this.cells = Long.bitCount(full);
        this.won = cells + 1;
    }

    /**
     * An upper bound on the mover's score where an even number of cells is free (claimeven; Allis, 3.2). The other
     * player answers a mark with one on top of it; where a column has an odd number of free cells its lowest one stands
     * alone, and a mark there is answered on another such cell. So the other player gets all follow-up cells but those
     * that are playable now. The last of them is marked last where the mover puts it off for as long as can be.
     */
    int claimeven(long own, long other) {
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

    /**
     * A lower bound on the score of the player who is to move where an even number of cells is free, and who waits
     * where an odd number is: by a threat to complete a line on a cell for which the other player will have to make way
     * (zugzwang control; Allis, 3.1).
     *
     * <p>The number of cells from the one below the threat to the top of its column has to be odd. Where the player is
     * to move, the player marks a cell. From there on the player answers each mark with one on top of it, but leaves
     * the cell below the threat alone. Where a column has an odd number of cells to give, its lowest one stands alone,
     * and a mark there is answered on another such cell. When all these cells are marked it is the other player's turn,
     * who has to mark the cell below the threat.
     *
     * @param ours the player's marks
     * @param threats the cells that complete a line for the player
     */
    int zugzwang(long ours, long theirs, long threats) {
        long free = full & ~(ours | theirs);
        int bound = -won;
        for (long rest = threats & free & (followUps & free) << 1; rest != 0; rest &= rest - 1) {
            bound = Math.max(bound, zugzwangBy(rest & -rest, ours, theirs, free));
        }
        return bound;
    }

    private int zugzwangBy(long threat, long ours, long theirs, long free) {
        long below = threat >>> 1;
        long guardsAbove = tops << 1 & -below;
        long closed = (guardsAbove & -guardsAbove) - below; // from the cell below the threat to the top
        long under = below - Long.highestOneBit(bottoms & threat - 1); // the rest of the column
        long replies = followUps & ~under | ~followUps & under;
        long playable = (ours | theirs) + bottoms;
        long open = free & ~closed;
        long mine = ours | open & replies & ~playable;
        long others = theirs | open & ~mine | below;
        if (rules.mayHaveLineFirst(others, mine)) {
            return -won;
        }
        return won - cells + Long.bitCount(closed & ~below & ~threat); // what lies above the threat stays empty
    }
}
