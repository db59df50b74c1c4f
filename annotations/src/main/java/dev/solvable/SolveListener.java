package dev.solvable;

/** Told how far {@link Solver#solve(SolveListener)} has come. */
@FunctionalInterface
public interface SolveListener {
    /**
     * Called from the solving thread now and then, and once at the end with {@code done == total}.
     *
     * @param done how many states are done, from 0 to {@code total}, never falling
     * @param total how many states there are
     */
    void progress(long done, long total);
}
