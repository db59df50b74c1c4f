package dev.solvable.runtime.sums;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.search.GrowingTranspositionTable;

/**
 * Grundy values as nim-sums (Sprague 1935, Grundy 1939): free cells that no move joins are independent games, regions.
 * Whether a region has a given value is asked rather than what its value is: a single move to that value refutes it
 * (Lemoine and Viennot, "Nimbers are inevitable", 2012), and what was refuted is kept. The moves that leave only small
 * regions open are tried first.
 */
@ForGeneratedCode
public abstract class RegionSums {
    /** The numbers below this one have a bit in the table, which says that a region does not have that Grundy value. */
    private static final int EXCLUDED = 15;

    /** Marks a Grundy value in the table. */
    private static final int EXACT = 1 << EXCLUDED;

    /** Counts the moves that are looked at. */
    protected final Progress progress;

    /** The least number of cells that a move fills. */
    private final int minFilled;

    /** For the name of a region {@code EXACT} and its Grundy value, or a bit for each number that is not its value. */
    private final GrowingTranspositionTable nimbers;

    /**
     * What the moves that are to be tried leave open: those of the first region of a line of play, then those of the
     * next.
     */
    private final long[] leavings;

    /** For each of these the size of the largest region in it, and in the lower 8 bits the Grundy value looked for. */
    private final char[] wanted;

    /** How many of these are in use. */
    private int tried;

    /**
     * Sums of which nothing is known yet.
     *
     * @param progress counts the moves that are looked at
     * @param cells the cells of the board
     * @param moves the number of moves
     * @param minFilled the least number of cells that a move fills
     * @param entries the entries of the table of regions at last
     */
    protected RegionSums(Progress progress, int cells, int moves, int minFilled, int entries) {
        this.progress = progress;
        this.minFilled = minFilled;
        int maxTried = moves * (cells / minFilled); // a play has no more plies than that
        try {
            nimbers = new GrowingTranspositionTable(entries);
            leavings = new long[maxTried];
            wanted = new char[maxTried];
        } catch (OutOfMemoryError e) {
            throw progress.noRoom("cache of regions", GrowingTranspositionTable.bytes(entries), e);
        }
    }

    /** The free cells that moves can need, given those that are taken. */
    protected abstract long free(long taken);

    /** One of the regions of free cells; 0 where no move is left. */
    protected abstract long region(long free);

    /** The name of a region, one of those that are worth the same. */
    protected abstract long nameOf(long region);

    /** Whether a region is seen to be lost because each move has an answer, its image; false where that is open. */
    protected boolean isPaired(long region) {
        return false;
    }

    /** Tells {@link #leads} what each move in a region leaves of it, until that is true, and whether it was. */
    protected abstract boolean leadsByMove(long region, int nimber, int first);

    /** The Grundy value of a position, given by its taken cells: the nim-sum of those of the regions. */
    public final int nimber(long taken) {
        tried = 0; // an interrupted question may have left some
        int sum = 0;
        long rest = free(taken);
        for (long region = region(rest); region != 0; region = region(rest)) {
            rest &= ~region;
            sum ^= nimberOf(region);
        }
        return sum;
    }

    /** Whether the player to move wins, who loses without a move: the nim-sum of the regions is not 0. */
    public final boolean isWon(long taken) {
        tried = 0;
        return !isSum(free(taken), 0);
    }

    /** Whether this is the Grundy value of free cells; that of the largest region is compared only, not found. */
    protected final boolean isSum(long free, int nimber) {
        int missing = nimber;
        long largest = 0;
        long rest = free;
        for (long next = region(rest); next != 0; next = region(rest)) {
            rest &= ~next;
            boolean larger = Long.bitCount(next) > Long.bitCount(largest);
            long smaller = larger ? largest : next;
            largest = larger ? next : largest;
            if (smaller != 0) {
                missing ^= nimberOf(smaller);
            }
        }
        return largest == 0 ? missing == 0 : isNimber(largest, missing);
    }

    /** The Grundy value of a region: the least number to which no move leads. */
    private int nimberOf(long region) {
        long name = nameOf(region);
        int known = factsOf(region, name);
        if (known >= EXACT) {
            return known - EXACT;
        }
        int nimber = 0;
        while ((known & bit(nimber)) != 0 || canReach(region, nimber)) {
            nimber++;
        }
        learn(name, EXACT + nimber);
        return nimber;
    }

    /**
     * Whether this is the Grundy value of a region: no move leads to the number, and to each lesser one a move leads.
     */
    private boolean isNimber(long region, int nimber) {
        if (nimber * minFilled > Long.bitCount(region)) {
            return false; // it takes as many moves
        }
        long name = nameOf(region);
        int known = factsOf(region, name);
        if (known >= EXACT) {
            return known == EXACT + nimber;
        }
        if ((known & bit(nimber)) != 0) {
            return false;
        }
        if (canReach(region, nimber)) {
            learn(name, bit(nimber));
            return false;
        }
        for (int less = 0; less < nimber; less++) {
            if ((known & bit(less)) == 0 && !canReach(region, less)) {
                learn(name, EXACT + less);
                return false;
            }
        }
        learn(name, EXACT + nimber);
        return true;
    }

    /** What is known of a region. */
    private int factsOf(long region, long name) {
        int known = nimbers.get(name);
        if (known == 0 && isPaired(region)) {
            known = EXACT;
            learn(name, known);
        }
        return known;
    }

    /** The bit for a number that is not a region's Grundy value; large numbers have none. */
    private static int bit(int nimber) {
        return nimber < EXCLUDED ? 1 << nimber : 0;
    }

    /** Adds to what the table knows of the regions of a name. */
    private void learn(long name, int fact) {
        int known = fact >= EXACT ? fact : nimbers.get(name) | fact;
        if (known != 0) {
            nimbers.put(name, known);
        }
    }

    /** Whether a move in a region leads to this Grundy value: what the table knows first, then small regions first. */
    private boolean canReach(long region, int nimber) {
        int first = tried;
        boolean reached = leadsByMove(region, nimber, first);
        for (int next = first; next < tried && !reached; next++) {
            reached = isSum(leavings[next], wanted[next] & 0xFF);
        }
        tried = first;
        return reached;
    }

    /**
     * Whether free cells are known to have this Grundy value; where that is open they are put among those to try.
     *
     * @param first the first of these
     */
    protected final boolean leads(long free, int nimber, int first) {
        int missing = nimber;
        int largest = 0;
        int excluded = 0;
        long open = 0;
        long rest = free;
        for (long region = region(rest); region != 0; region = region(rest)) {
            rest &= ~region;
            int known = factsOf(region, nameOf(region));
            if (known >= EXACT) {
                missing ^= known - EXACT;
            } else {
                excluded = open == 0 ? known : 0; // where it is the only one
                open |= region;
                largest = Math.max(largest, Long.bitCount(region));
            }
        }
        if (open == 0) {
            return missing == 0;
        }
        if ((excluded & bit(missing)) == 0) {
            insert(open, largest << 8 | missing, first);
        }
        return false;
    }

    /** Puts what a move leaves open among those to try, behind what has no larger region. */
    private void insert(long open, int goal, int first) {
        int place = tried;
        while (place > first && wanted[place - 1] >> 8 > goal >> 8) {
            leavings[place] = leavings[place - 1];
            wanted[place] = wanted[place - 1];
            place--;
        }
        leavings[place] = open;
        wanted[place] = (char) goal;
        tried++;
    }
}
