package dev.solvable.benchmarks.contest;

/** One run of one program on one piece of work, from the start to the answer. */
public interface Attempt {
    /** Does the work. */
    void run() throws InterruptedException;

    /** The answer, as a text that is equal for all programs with the same result; after {@link #run()}. */
    String answer();

    /** The number of evaluated positions, 0 if the program does not count them; after {@link #run()}. */
    long positions();
}
