package dev.solvable.benchmarks.contest;

/** What kind of work it is: a table each. */
public enum Group {
    /** The outcome of every position that makes sense, for every game of the app that is solved as a whole. */
    EVERY_POSITION,
    /** Outcome and distance of a position, for every game of the app. */
    VALUE,
    /** The outcome of a position alone. */
    OUTCOME,
    /** Every BLOCKGAME board. */
    ALL_BOARDS,
    /** Games far beyond any table. */
    SEARCH,
    /** The same tiles on larger and larger boards. */
    GROWTH,
    /** Every position of a game whose pieces move. */
    MOVING,
    /** Every position of a game that is played for points. */
    POINTS,
    /** What a program that is started anew answers first. */
    FIRST_ANSWER
}
