package dev.solvable.processor.plan;

/** How the Grundy values of positions are found. */
public enum NimberMethod {
    /** Not at all: the players have different moves. */
    NONE,
    /** All at once, into a table that the position indexes. */
    TABLE,
    /** Position by position, with a cache of fixed size. */
    SEARCH,
    /** Region by region: free cells that no move joins are independent games, whose nim-sum it is. */
    SUMS
}
