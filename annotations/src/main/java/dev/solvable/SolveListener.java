package dev.solvable;

/** Told how far {@link Solver#solve(SolveListener)} or {@link Solver#solve(long, SolveListener)} has come. */
@FunctionalInterface
public interface SolveListener {
    /**
     * Called from the solving thread now and then, and once at the end with {@code done == total}.
     *
     * @param done how many states are done, from 0, never falling
     * @param total how many states there are; 0 as long as nobody knows
     */
    void progress(long done, long total);
}
