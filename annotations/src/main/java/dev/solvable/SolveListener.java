package dev.solvable;

/**
 * Receives the progress of {@link Solver#solve(SolveListener)} or {@link Solver#solve(long, SolveListener)}. It is
 * called while the solver works: a call of the same solver that has to solve something throws an
 * {@link IllegalStateException}. An exception thrown by the listener ends the solving.
 */
@FunctionalInterface
public interface SolveListener {
    /**
     * Called from the solving thread now and then, and once at the end with {@code done == total}.
     *
     * @param done how many states are done, from 0, never decreasing
     * @param total the number of states, at first perhaps an upper bound; 0 as long as it is unknown
     */
    void progress(long done, long total);
}
