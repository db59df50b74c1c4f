package dev.solvable.benchmarks.contest;

/** The kinds of work; each has a table. */
public enum Group {
    /** The outcome of every valid position, for every game of the app that is solved as a whole. */
    EVERY_POSITION,
    /** Outcome and distance of a position, for every game of the app. */
    VALUE,
    /** The outcome of a position alone. */
    OUTCOME,
    /** Every BLOCKGAME board. */
    ALL_BOARDS,
    /** Games with far too many positions for a table. */
    SEARCH,
    /** The same tiles on larger and larger boards. */
    GROWTH,
    /** Every position of a game whose pieces move. */
    MOVING,
    /** Every position of a game that is played for points. */
    POINTS,
    /** The first answer of a newly started process. */
    FIRST_ANSWER
}
