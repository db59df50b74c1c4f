package dev.solvable;

/** How a position becomes a {@code long}. */
public enum Encoding {
    /**
     * The compiler chooses the encoding that gives the faster solver. It is the only choice for {@link Pieces}, whose
     * solver documents its encoding, and for {@link GameRules}, which define their own.
     */
    AUTO,
    /**
     * One bit per cell: bit i is set where cell i is taken. Two kinds of mark have a bitmask each, the first mark's in
     * the low bits, the second mark's above it; at most 32 cells.
     *
     * <p>With gravity a column has one bit more than it has cells, counted from the lowest cell. The guard bit is set
     * right above the highest mark; below it a set bit is a first mark, a clear bit a second mark. All columns together
     * have at most 64 bits.
     *
     * <p>With tiles or moves of one player the bit above the cells is set where the second player is to move; at most
     * 63 cells. If all tiles have the same size, at most 64: the number of covered cells tells whose turn it is.
     */
    BITMASK,
    /**
     * A base-3 number with a digit per cell. Cell i is the digit of 3 to the power of i: 0 is empty, 1 the first mark
     * or a taken cell, 2 the second mark. At most 40 cells; with all 40 the number is unsigned. With tiles of one
     * player the digit above the cells is 1 where the second player is to move, so there are at most 39 cells. Not
     * available with a {@link MoveSource}.
     */
    TERNARY
}
