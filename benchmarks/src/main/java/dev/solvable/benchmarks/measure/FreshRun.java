package dev.solvable.benchmarks.measure;

/**
 * The result of one attempt in a process of its own.
 *
 * @param contest the id of the contest; empty for a process that does nothing
 * @param competitor the name of the competitor
 * @param finished whether it answered within the limit
 * @param answerSeconds the time from the start of the process to the answer, of the median run; the limit if it did not
 *     finish
 * @param workSeconds the time of the work alone, in a cold JVM; the limit if it did not finish
 * @param positions the number of evaluated positions; 0 if it is unknown
 * @param keptBytes the bytes that the program keeps in the heap after its answer
 * @param answer the answer, empty if it did not finish
 */
public record FreshRun(
        String contest,
        String competitor,
        boolean finished,
        double answerSeconds,
        double workSeconds,
        long positions,
        long keptBytes,
        String answer) {}
