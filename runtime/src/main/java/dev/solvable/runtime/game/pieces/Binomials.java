package dev.solvable.runtime.game.pieces;

/** Binomial coefficients, and the ranks of sets in the combinatorial number system. */
final class Binomials {
    /** Columns of a row. */
    private static final int ROW = Long.SIZE + 1;

    /** The number of sets of k out of n at k x {@link #ROW} + n; {@link Integer#MAX_VALUE} if it is greater. */
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

    /** The number of sets of k out of n; {@link Integer#MAX_VALUE} if it is greater. */
    static int choose(int n, int k) {
        return CHOICES[k * ROW + n];
    }

    /**
     * The rank of a set among all sets of the same size.
     *
     * @param set a subset of the free bits
     * @param free the bits that can be members
     */
    static int rank(long set, long free) {
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
     * @param size the number of its members
     * @param count the number of bits that can be members, the lowest ones
     */
    static long set(int rank, int size, int count) {
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

    /** The set of the next rank, of the same size, by Gosper's hack. Meaningless after the last set. */
    static long next(long set) {
        long lowest = set & -set;
        long carried = set + lowest;
        return carried | (set ^ carried) >>> 2 >>> Long.numberOfTrailingZeros(lowest);
    }

    /** Spreads a set over the bits that are not taken: bit i of it goes to the i-th of these, counted from 0. */
    static long around(long taken, long set) {
        long around = set;
        for (long rest = taken; rest != 0; rest &= rest - 1) {
            around += around & -(rest & -rest);
        }
        return around;
    }
}
