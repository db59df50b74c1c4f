package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksRules;

/**
 * What a player gets who threatens to complete a line on a cell for which the other player will have to make way
 * (zugzwang control; Allis 1988, A Knowledge-based Approach of Connect-Four, 3.1): a bound on the score that takes no
 * search.
 *
 * <p>The bound needs two parities. The number of cells from the one below the threat to the top of its column is odd.
 * The number of free cells is even with the player to move, or odd with the other player to move. In the first case the
 * player marks a cell. From there on the player answers each mark with one on top of it, but leaves the cell below the
 * threat alone. Where a column has an odd number of cells to give, its lowest one stands alone, and a mark there is
 * answered on another such cell. When all these cells are marked it is the other player's turn, who has to mark the
 * cell below the threat.
 */
final class ZugzwangBound {
    private final MarksRules rules;
    private final long full;
    private final long bottoms;
    private final long guards;
    private final long followUps;
    private final int cells;
    private final int won;

    ZugzwangBound(MarksRules rules, ColumnBitboard columns) {
        this.rules = rules;
        this.full = columns.full();
        this.bottoms = columns.bottoms();
        this.guards = columns.tops() << 1;
        this.followUps = columns.followUps();
        this.cells = Long.bitCount(full);
        this.won = cells + 1;
    }

    /**
     * A lower bound on the score of the player who is to move where an even number of cells is free, and who waits
     * where an odd number is.
     *
     * @param ours the player's marks
     * @param threats the cells that complete a line for the player
     */
    int bound(long ours, long theirs, long threats) {
        long free = full & ~(ours | theirs);
        int bound = -won;
        for (long rest = threats & free & (followUps & free) << 1; rest != 0; rest &= rest - 1) {
            bound = Math.max(bound, boundBy(rest & -rest, ours, theirs, free));
        }
        return bound;
    }

    private int boundBy(long threat, long ours, long theirs, long free) {
        long below = threat >>> 1;
        long guardsAbove = guards & -below;
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
