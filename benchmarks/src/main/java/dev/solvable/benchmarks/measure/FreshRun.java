package dev.solvable.benchmarks.measure;

/**
 * What was seen of one attempt in a process of its own.
 *
 * @param contest the id of the contest; empty for a process that does nothing
 * @param competitor the name of the competitor
 * @param finished whether it answered within the limit
 * @param answerSeconds from the start of the process to the answer, the median of the runs; where it did not finish,
 *     the limit
 * @param workSeconds the work alone, in a JVM that is cold; where it did not finish, the limit
 * @param positions how many positions were worked out; 0 where that is not known
 * @param keptBytes what the program keeps in the heap once it has answered
 * @param answer the answer, empty where it did not finish
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
