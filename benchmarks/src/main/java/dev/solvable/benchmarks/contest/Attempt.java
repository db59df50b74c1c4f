package dev.solvable.benchmarks.contest;

/** One program at one piece of work, from nothing to the answer. */
public interface Attempt {
    /** Does the work. */
    void run() throws InterruptedException;

    /** What came out, in words that all programs at this work share; after {@link #run()}. */
    String answer();

    /** How many positions were worked out, 0 where the program does not say; after {@link #run()}. */
    long positions();
}
