package dev.solvable;

/** How a position becomes a {@code long}. */
public enum Encoding {
    /**
     * The compiler chooses the encoding that gives the faster solver. For {@link Pieces} and {@link GameRules} nothing
     * else can be asked for: how a position of theirs becomes a number says the comment of the solver, or the program.
     */
    AUTO,
    /**
     * Which cells are taken, a bit a cell: cell i is bit i. With two kinds of mark a mask for each: the first mark's in
     * the low bits, the second mark's in the bits above them, at most 32 cells.
     *
     * <p>With gravity the cells of a column are counted from the lowest one, and each column has one bit more than it
     * has cells: a guard bit, set above its highest mark, below which a set bit is a first mark and a clear one a
     * second mark. All columns together have at most 64 bits.
     *
     * <p>With tiles or moves of one player the bit above the cells is set where the second player is to move; at most
     * 63 cells, or 64 where all tiles have one size, so that the covered cells tell whose turn it is.
     */
    BITMASK,
    /**
     * A base-3 number, a digit a cell: cell i counts 3 to the power of i; 0 is empty, 1 the first mark or a taken cell,
     * 2 the second mark. At most 40 cells; with all 40 the number is unsigned. With tiles of one player the digit above
     * the cells is 1 where the second player is to move, so that there are at most 39 cells. A {@link MoveSource}
     * excludes it.
     */
    TERNARY
}
