package dev.solvable.runtime;

import dev.solvable.SolveListener;

/**
 * How far one search is: it counts the states, tells a listener now and then, and notices interrupts. Every thread that
 * searches has its own.
 */
@ForGeneratedCode
public final class Progress {
    /** A search looks up from its work once in so many states. */
    private static final int STATES_BETWEEN_REPORTS = 1 << 16;

    private final GameSolver solver;
    private SolveListener listener = GameSolver.NOBODY;
    private long states;

    /** The progress of searches for a solver. */
    public Progress(GameSolver solver) {
        this.solver = solver;
    }

    /** The states searched so far. */
    public long states() {
        return states;
    }

    /** Adds what another thread has searched. */
    public void add(long searched) {
        states += searched;
    }

    /** Begins to count for a listener. */
    public void begin(SolveListener told) {
        listener = told;
        states = 0;
    }

    /** Goes on counting, for nobody. */
    public void end() {
        listener = GameSolver.NOBODY;
    }

    /**
     * Counts a state.
     *
     * @return whether it is time to {@link #report()}
     */
    public boolean count() {
        states++;
        return (states & STATES_BETWEEN_REPORTS - 1) == 0;
    }

    /** The heap has no room for a table that the search needs: says how much that is. */
    public OutOfMemoryError noRoom(String what, long bytes, OutOfMemoryError cause) {
        return solver.noRoom(what, bytes, cause);
    }

    /**
     * Tells the listener how many states were searched.
     *
     * @throws java.util.concurrent.CancellationException where the thread was interrupted
     */
    public void report() {
        if (Thread.currentThread().isInterrupted()) {
            throw solver.cancelled();
        }
        listener.progress(states, 0);
    }
}
