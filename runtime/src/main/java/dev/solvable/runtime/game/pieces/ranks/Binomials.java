package dev.solvable.runtime.game.pieces.ranks;

import dev.solvable.runtime.ForGeneratedCode;

/** Pascal's triangle, and the ranks of sets that it gives: the combinatorial number system. */
@ForGeneratedCode
public final class Binomials {
    /** Columns of a row. */
    private static final int ROW = Long.SIZE + 1;

    /**
     * The number of sets of k out of n at k x {@link #ROW} + n; {@link Integer#MAX_VALUE} where an int is too small.
     */
    private static final int[] CHOICES = choices();

    private Binomials() {}

    private static int[] choices() {
        int[] choices = new int[ROW * ROW];
        for (int n = 0; n < ROW; n++) {
            choices[n] = 1;
            for (int k = 1; k <= n; k++) {
                long sum = (long) choices[(k - 1) * ROW + n - 1] + choices[k * ROW + n - 1];
                choices[k * ROW + n] = (int) Math.min(Integer.MAX_VALUE, sum);
            }
        }
        return choices;
    }

    /** The number of sets of k out of n; {@link Integer#MAX_VALUE} for all that are larger, too. */
    public static int choose(int n, int k) {
        return CHOICES[k * ROW + n];
    }

    /**
     * The rank of a set among all with the same number of members.
     *
     * @param set some bits of the free ones
     * @param free the bits that a member can be
     */
    public static int rank(long set, long free) {
        int rank = 0;
        int row = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            row += ROW;
            rank += CHOICES[row + Long.bitCount(free & (rest & -rest) - 1)];
        }
        return rank;
    }

    /**
     * The set of a rank.
     *
     * @param size how many members it has
     * @param count the number of bits that a member can be, the lowest ones
     */
    public static long set(int rank, int size, int count) {
        long set = 0;
        int rest = rank;
        int member = count;
        for (int row = size * ROW; row > 0; row -= ROW) {
            do {
                member--;
            } while (CHOICES[row + member] > rest);
            rest -= CHOICES[row + member];
            set |= 1L << member;
        }
        return set;
    }

    /** The set of rank 0. */
    static long first(int size) {
        return size <= 0 ? 0 : -1L >>> Long.SIZE - size;
    }

    /** The set of the next rank, with as many members: Gosper's hack. Of no meaning after the last set. */
    static long next(long set) {
        long lowest = set & -set;
        long carried = set + lowest;
        return carried | (set ^ carried) >>> 2 >>> Long.numberOfTrailingZeros(lowest);
    }

    /** Moves the members of a set up so that none is taken: the one with number i to the i-th bit that is not. */
    public static long around(long taken, long set) {
        long around = set;
        for (long rest = taken; rest != 0; rest &= rest - 1) {
            around += around & -(rest & -rest);
        }
        return around;
    }
}
