package dev.solvable.benchmarks.textbook;

import dev.solvable.Outcome;

/** A program for one game as taught in courses on algorithms: memoised recursion from the empty board. */
public interface Textbook {
    /** The outcome of the empty board. */
    Outcome outcome();

    /** The number of evaluated positions. */
    long positions();
}
