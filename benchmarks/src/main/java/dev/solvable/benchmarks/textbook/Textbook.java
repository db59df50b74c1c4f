package dev.solvable.benchmarks.textbook;

import dev.solvable.Outcome;

/** A program for one game as courses in algorithms teach it: recursion from the empty board, with a memo. */
public interface Textbook {
    /** The outcome of the empty board, worked out once. */
    Outcome outcome();

    /** How many positions were worked out. */
    long positions();
}
