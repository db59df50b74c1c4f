package dev.solvable.runtime.sums;

/**
 * A stack of leavings: the sums of regions after untried moves, by the ply of a line of play. A leaving has the open
 * regions, whose Grundy values are not known yet, and the nim-sum of the other regions.
 */
final class Leavings {
    /** For each leaving the open regions, as one mask. */
    final long[] open;

    /** For each leaving the name of its open region if there is only one, else {@link #SEVERAL}. */
    final long[] names;

    /** For each leaving the number of moves in its open regions and, in the lowest bits, the nim-sum of the others. */
    private final int[] sizes;

    /** For each leaving the proof numbers of its open region if it was searched, else 0. */
    final long[] proofs;

    /** Replaces a name if more than one region is open. No region has this name. */
    static final long SEVERAL = 0;

    private static final int SUM_BITS = 8;

    private static final int SUM = (1 << SUM_BITS) - 1;

    int count;

    /**
     * An empty stack with room for this number of leavings.
     *
     * @throws OutOfMemoryError if the heap has no room for them
     */
    Leavings(int most) {
        open = new long[most];
        names = new long[most];
        sizes = new int[most];
        proofs = new long[most];
    }

    static long bytes(int most) {
        return (3L * Long.BYTES + Integer.BYTES) * most;
    }

    /** The number of moves in the open regions. */
    int moves(int leaving) {
        return sizes[leaving] >> SUM_BITS;
    }

    /** The nim-sum of the regions that are not open. */
    int sum(int leaving) {
        return sizes[leaving] & SUM;
    }

    /** Adds a leaving. Leavings from a first one on are sorted by their number of moves, stably. */
    void insert(int first, long regions, long name, int moves, int sum) {
        int place = count;
        while (place > first && moves(place - 1) > moves) {
            copy(place - 1, place);
            place--;
        }
        set(place, regions, name, moves, sum);
        count++;
    }

    void set(int place, long regions, long name, int moves, int sum) {
        open[place] = regions;
        names[place] = name;
        sizes[place] = moves << SUM_BITS | sum;
        proofs[place] = 0;
    }

    /** Drops a leaving; the last one takes its place. */
    void drop(int leaving) {
        count--;
        copy(count, leaving);
    }

    private void copy(int from, int to) {
        open[to] = open[from];
        names[to] = names[from];
        sizes[to] = sizes[from];
        proofs[to] = proofs[from];
    }
}
