package dev.solvable.runtime.sums;

/**
 * A stack of what untried moves leave: those in the first region of a line of play, then those in the next. For each
 * move it keeps the regions whose Grundy values are not known yet, and the nim-sum of all other regions.
 */
final class Leavings {
    /** For each leaving the regions that are open, as one mask. */
    final long[] open;

    /** The name of the open region where there is one, else {@link #SEVERAL}. */
    final long[] names;

    /** The number of moves in the open regions, and in the lowest bits the nim-sum of the others. */
    private final int[] sizes;

    /** The proof numbers of the open region, if it was searched; else 0. */
    final long[] proofs;

    /** Stands for the name of more than one region; no region has no cell. */
    static final long SEVERAL = 0;

    private static final int SUM_BITS = 8;

    private static final int SUM = (1 << SUM_BITS) - 1;

    /** How many are in use. */
    int count;

    /**
     * Room for leavings.
     *
     * @throws OutOfMemoryError where the heap has none
     */
    Leavings(int most) {
        open = new long[most];
        names = new long[most];
        sizes = new int[most];
        proofs = new long[most];
    }

    /** The bytes of room for this number of them. */
    static long bytes(int most) {
        return (3L * Long.BYTES + Integer.BYTES) * most;
    }

    /** Drops all from this one on. */
    void cut(int end) {
        count = end;
    }

    /** The number of moves in the open regions. */
    int moves(int leaving) {
        return sizes[leaving] >> SUM_BITS;
    }

    /** The nim-sum of the regions that are not open. */
    int sum(int leaving) {
        return sizes[leaving] & SUM;
    }

    /** Adds a leaving, behind those from a first one on that have no more moves. */
    void insert(int first, long regions, long name, int moves, int sum) {
        int place = count;
        while (place > first && moves(place - 1) > moves) {
            copy(place - 1, place);
            place--;
        }
        set(place, regions, name, moves, sum);
        count++;
    }

    /** Puts a leaving in the place of another. */
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
