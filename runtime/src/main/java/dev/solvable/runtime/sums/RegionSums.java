package dev.solvable.runtime.sums;

import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.transposition.FactTable;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values as nim-sums (Sprague 1935, Grundy 1939) of regions, independent games: no move connects cells of two
 * regions. The search asks whether a region has a given value, not what its value is: a single move to that value
 * refutes it (Lemoine and Viennot, "Nimbers are inevitable", 2012). Refuted values are stored. Moves that leave the
 * fewest moves are tried first, those of large regions in the order of their proof numbers.
 */
public abstract class RegionSums {
    /** The minimum number of moves of a large region. Measured; a few more or less make little difference. */
    static final int LARGE = 28;

    /** The minimum table of regions for proof numbers: beside a smaller one too many proof numbers are overwritten. */
    private static final int LEAST_ENTRIES = 1 << 12;

    /** In place of a Grundy value to look for: all moves are listed. */
    private static final int NONE = -1;

    /** The ratio of entries: table of regions to table of proof numbers. */
    private static final int REGIONS_TO_A_PROOF = 8;

    /** Counts the moves tried. */
    protected final Progress progress;

    private final RegionFacts facts;
    private final Leavings leavings;

    /** The search of large regions; null if that does not pay. */
    private final @Nullable NimberProof proof;

    /** Whether cells lie in a line. Then no region is checked for pairs, as a tile in the middle is its own image. */
    private final boolean isLine;

    /** A bit for each Grundy value that a move of the latest list is known to lead to. */
    private long reached;

    /**
     * Sums without known values.
     *
     * @param progress counts the moves tried
     * @param cells the cells of the board
     * @param moves the number of moves
     * @param minFilled the least number of cells that a move fills
     * @param entries the maximum number of entries of the table of regions
     * @param isLine whether the cells lie in a line: then nearly each move splits a region, and regions are soon so
     *     small that proof numbers cost more than they save
     */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected RegionSums(Progress progress, int cells, int moves, int minFilled, int entries, boolean isLine) {
        this.progress = progress;
        this.isLine = isLine;
        int most = moves * (cells / minFilled); // the second factor bounds the plies of a play
        try {
            leavings = new Leavings(most);
        } catch (OutOfMemoryError e) {
            throw progress.turn().noRoom("list of what moves leave", Leavings.bytes(most), e);
        }
        boolean proves = proves(entries, moves, isLine);
        try {
            facts = new RegionFacts(entries);
            proof = proves ? new NimberProof(this, facts, leavings, proofEntries(entries)) : null;
        } catch (OutOfMemoryError e) {
            throw progress.turn().noRoomToGrow("cache of regions", FactTable.bytes(entries), e);
        }
    }

    /** Whether large regions are searched by proof numbers: if they can occur and the tables are large enough. */
    public static boolean proves(int entries, int moves, boolean isLine) {
        return entries >= LEAST_ENTRIES && moves >= LARGE && !isLine;
    }

    /**
     * The memory of the tables of regions and of proof numbers.
     *
     * @param entries the maximum number of entries of the table of regions
     * @param proves whether large regions are searched by proof numbers
     */
    public static Memory memory(int entries, boolean proves) {
        Memory regions = FactTable.memory("the cache of regions", entries);
        int proofs = proofEntries(entries);
        return proves
                ? regions.and(Memory.of("the cache of proof numbers", proofs, ProofNumbers.bytes(proofs)))
                : regions;
    }

    private static int proofEntries(int entries) {
        return entries / REGIONS_TO_A_PROOF;
    }

    /** The bytes of the stack of sums after this number of moves. */
    public static long bytesOfLeavings(int moves) {
        return Leavings.bytes(moves);
    }

    /** The free cells that moves may fill, given the taken cells. */
    protected abstract long free(long taken);

    /** One of the regions of free cells; 0 if there is no move. */
    protected abstract long region(long free);

    /** The name of a region, not 0. Regions with the same name have the same Grundy value. */
    protected abstract long nameOf(long region);

    /** The number of moves in free cells. */
    protected abstract int movesIn(long free);

    /** Whether the region is lost by symmetry: each move has its image as an answer. False if that is not known. */
    protected boolean isPaired(long region) {
        return false;
    }

    /** Calls {@link #leads} for the free cells after each move in a region until it is true. Returns the result. */
    protected abstract boolean leadsByMove(long region, int nimber, int first);

    /** The Grundy value of a position, given by its taken cells: the nim-sum of its regions' Grundy values. */
    public final int nimber(long taken) {
        leavings.count = 0; // drops those of an interrupted question
        int sum = 0;
        long rest = free(taken);
        for (long region = region(rest); region != 0; region = region(rest)) {
            rest &= ~region;
            sum ^= nimberOf(region);
        }
        return sum;
    }

    /** Whether the player to move wins under normal play: the nim-sum of the regions is not 0. */
    public final boolean isWon(long taken) {
        return !isLostSum(free(taken));
    }

    /** Whether the player to move loses under normal play, given the free cells that moves may fill. */
    public final boolean isLostSum(long free) {
        leavings.count = 0;
        return isSum(free, 0);
    }

    /** Whether this is the Grundy value of free cells. The value of the largest region is only compared, not found. */
    private boolean isSum(long free, int nimber) {
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
        return largest == 0 ? missing == 0 : isNimber(largest, nameOf(largest), movesIn(largest), missing);
    }

    /** Finds the Grundy value of the smallest open region of a leaving, and adds it to the nim-sum. */
    final void closeSmallest(int leaving) {
        long smallest = -1L;
        long rest = leavings.open[leaving];
        for (long next = region(rest); next != 0; next = region(rest)) {
            rest &= ~next;
            smallest = Long.bitCount(next) < Long.bitCount(smallest) ? next : smallest;
        }
        int sum = leavings.sum(leaving) ^ nimberOf(smallest);
        long open = leavings.open[leaving] & ~smallest;
        boolean single = region(open) == open;
        leavings.set(leaving, open, single ? nameOf(open) : Leavings.SEVERAL, movesIn(open), sum);
    }

    /** The Grundy value of a region: the least number to which no move leads. */
    private int nimberOf(long region) {
        long name = nameOf(region);
        int known = factsOf(region, name);
        if (known >= RegionFacts.EXACT) {
            return known - RegionFacts.EXACT;
        }
        int first = leavings.count;
        expand(region, name, NONE);
        long seen = reached | known;
        int nimber = Long.numberOfTrailingZeros(~seen);
        int moves = movesIn(region);
        if (proof != null && moves >= LARGE && leavings.count > first) {
            leavings.count = first;
            while (!isNimber(region, name, moves, nimber)) {
                nimber++;
            }
            return nimber;
        }
        while (canReach(first, nimber)) {
            seen |= 1L << nimber;
            nimber = Long.numberOfTrailingZeros(~seen);
        }
        leavings.count = first;
        facts.learn(name, nimber);
        return nimber;
    }

    /**
     * Whether this is the Grundy value of a region: no move leads to this number, and some move to each smaller one.
     */
    final boolean isNimber(long region, long name, int moves, int nimber) {
        int known = factsOf(region, name);
        if (known >= RegionFacts.EXACT) {
            return known == RegionFacts.EXACT + nimber;
        }
        if ((known & RegionFacts.bit(nimber)) != 0) {
            return false;
        }
        if (proof != null && moves >= LARGE && nimber < RegionFacts.EXCLUDED) {
            return proof.isNimber(region, name, moves, nimber);
        }
        return isNimberByTrying(region, name, nimber);
    }

    /** Whether this is the Grundy value of a region, by trying one move after the other. */
    final boolean isNimberByTrying(long region, long name, int nimber) {
        int known = facts.known(name);
        if (known >= RegionFacts.EXACT) {
            return known == RegionFacts.EXACT + nimber;
        }
        int first = leavings.count;
        boolean leads = expand(region, name, nimber);
        long seen = reached | known;
        if (leads || canReach(first, nimber)) {
            facts.exclude(name, RegionFacts.bit(nimber));
            leads = true;
        }
        int least = Long.numberOfTrailingZeros(~seen);
        while (!leads && least < nimber && canReach(first, least)) {
            seen |= 1L << least;
            least = Long.numberOfTrailingZeros(~seen);
        }
        leavings.count = first;
        if (!leads) {
            facts.learn(name, least);
        }
        return !leads && least == nimber;
    }

    /** The facts on a region from the table, or from its symmetry. */
    private int factsOf(long region, long name) {
        int known = facts.known(name);
        if (known == 0 && !isLine && isPaired(region)) {
            known = RegionFacts.EXACT;
            facts.learn(name, 0);
        }
        return known;
    }

    /** Whether one of the leavings from a first one on has this Grundy value. */
    private boolean canReach(int first, int nimber) {
        int end = leavings.count;
        for (int next = first; next < end; next++) {
            int missing = nimber ^ leavings.sum(next);
            long open = leavings.open[next];
            long name = leavings.names[next];
            boolean leads = name == Leavings.SEVERAL
                    ? isSum(open, missing)
                    : isNimber(open, name, leavings.moves(next), missing);
            if (leads) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lists the leavings of a region. Stores the Grundy values that moves are known to lead to.
     *
     * @return whether a move leads to this number; then the remaining moves are not listed
     */
    final boolean expand(long region, long name, int nimber) {
        reached = 0;
        boolean leads = leadsByMove(region, nimber, leavings.count);
        facts.exclude(name, reached);
        return leads;
    }

    /**
     * Whether free cells are known to have this Grundy value. If regions of them are open, they become a leaving.
     *
     * @param first the index of the region's first leaving
     */
    protected final boolean leads(long free, int nimber, int first) {
        int sum = 0;
        long open = 0;
        long name = 0;
        long rest = free;
        for (long region = region(rest); region != 0; region = region(rest)) {
            rest &= ~region;
            long next = nameOf(region);
            int known = factsOf(region, next);
            if (known >= RegionFacts.EXACT) {
                sum ^= known - RegionFacts.EXACT;
            } else {
                name = open == 0 ? next : Leavings.SEVERAL;
                open |= region;
            }
        }
        if (open == 0) {
            reached |= 1L << sum;
            return sum == nimber;
        }
        leavings.insert(first, open, name, movesIn(open), sum);
        return false;
    }
}
