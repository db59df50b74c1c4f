package dev.solvable.processor.plan;

/** How a game is solved. */
public enum Engine {
    /** Every position at once, from the end of the game backwards, into a table that the position itself indexes. */
    SWEEP,
    /** Depth-first from the position that is asked about, with a cache of fixed size. */
    SEARCH
}
