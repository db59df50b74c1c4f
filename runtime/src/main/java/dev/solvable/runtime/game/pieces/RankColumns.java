package dev.solvable.runtime.game.pieces;

/** The sets of cells of one plane in a row, by rank. A cell is its index among the free cells, ascending. */
final class RankColumns {
    /** Rows with more columns have no table of sets. */
    private static final int MAX_LENGTH = 1 << 16;

    /** Larger tables are slower than ranking a set again. */
    private static final int MAX_JOINED = 1 << 18;

    static final RankColumns NONE = new RankColumns(0, 0);

    private final int free;

    /** The set of each rank; empty if there are too many. */
    final long[] sets;

    /**
     * The ranks of sets made by adding a cell: for the smaller set of rank r and cell c, at r x {@link #free} + c.
     * Empty if there are too many. Without this table Neutreeko takes 1.1 to 1.5 times as long.
     */
    private final int[] joined;

    /**
     * The columns of a row.
     *
     * @param free the number of free cells
     * @param size the number of pieces on them
     */
    RankColumns(int free, int size) {
        this.free = free;
        int width = Binomials.choose(free, size);
        sets = new long[width <= MAX_LENGTH ? width : 0];
        long set = Binomials.first(size);
        for (int rank = 0; rank < sets.length; rank++) {
            sets[rank] = set;
            set = Binomials.next(set);
        }
        int smaller = size == 0 ? 0 : Binomials.choose(free, size - 1);
        joined = new int[(long) smaller * free <= MAX_JOINED ? smaller * free : 0];
        set = Binomials.first(size - 1);
        for (int row = 0; row < joined.length; row += free) {
            join(set, row);
            set = Binomials.next(set);
        }
    }

    /** Ranks a set with each cell added that it lacks: the members above that cell move up one place. */
    private void join(long set, int row) {
        int above = 0;
        int place = 1;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            place++;
            above += Binomials.choose(Long.numberOfTrailingZeros(rest), place);
        }
        int below = 0;
        place = 1;
        for (int cell = 0; cell < free; cell++) {
            if ((set >>> cell & 1) == 0) {
                joined[row + cell] = below + Binomials.choose(cell, place) + above;
            } else {
                below += Binomials.choose(cell, place);
                place++;
                above -= Binomials.choose(cell, place);
            }
        }
    }

    /** Whether {@link #with} may be called. */
    boolean isListed() {
        return joined.length > 0;
    }

    /** The rank of a set, given that of the set without one of its cells, and this cell. */
    int with(int rank, int cell) {
        return joined[rank * free + cell];
    }

    long bytes() {
        return (long) sets.length * Long.BYTES + (long) joined.length * Integer.BYTES;
    }
}
