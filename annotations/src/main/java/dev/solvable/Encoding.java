package dev.solvable;

/** How a position becomes a {@code long}. */
public enum Encoding {
    /** The compiler chooses the encoding that gives the faster solver. */
    AUTO,
    /**
     * Which cells are taken, a bit a cell: cell i is bit i. With two kinds of mark a mask for each: the first player's
     * in the low bits, the second player's in the bits above them, at most 32 cells.
     */
    BITMASK,
    /**
     * A base-3 number, a digit a cell: cell i counts 3 to the power of i; 0 is empty, 1 the first mark, 2 the second.
     * At most 40 cells; with all 40 the number is unsigned.
     */
    TERNARY
}
