package dev.solvable;

/**
 * Told how far {@link Solver#solve(SolveListener)} or {@link Solver#solve(long, SolveListener)} has come. It is called
 * in the midst of the work, so it cannot ask the same solver what has to be solved: that is an
 * {@link IllegalStateException}. What it throws ends the solving.
 */
@FunctionalInterface
public interface SolveListener {
    /**
     * Called from the solving thread now and then, and once at the end with {@code done == total}.
     *
     * @param done how many states are done, from 0, never falling
     * @param total the number of states; 0 as long as it is unknown
     */
    void progress(long done, long total);
}
