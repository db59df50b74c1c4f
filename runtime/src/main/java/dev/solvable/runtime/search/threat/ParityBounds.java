package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksRules;

/**
 * Static bounds on the score if marks fall, from strategies by which the parity of free cells decides (Allis 1988, A
 * Knowledge-based Approach of Connect-Four).
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
     * An upper bound on the mover's score if an even number of cells is free (claimeven; Allis, 3.2). The other player
     * answers each mark on top of it. In a column with an odd number of free cells the lowest one is unpaired, and a
     * mark there is answered on another unpaired cell. So the other player gets all follow-up cells except those that
     * are playable now. The mover can delay the last of them until the end.
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
            theirs &= other | ~row; // a line without the cells that are marked last is completed sooner
            row >>>= 2;
        }
        return bound;
    }

    /**
     * A lower bound on a player's score, from a threat below which the other player will have to mark a cell (zugzwang
     * control; Allis, 3.1). The player is to move if an even number of cells is free, else the other player is.
     *
     * <p>The number of cells from the one below the threat to the top of its column must be odd. If the player is to
     * move, the player marks a cell. After that the player answers each mark on top of it, but never marks the cell
     * below the threat. In a column with an odd number of other free cells the lowest one is unpaired. A mark there is
     * answered on another unpaired cell. When all these cells are marked, the other player is to move and must mark the
     * cell below the threat.
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
        return won - cells + Long.bitCount(closed & ~below & ~threat); // the cells above the threat stay empty
    }
}
