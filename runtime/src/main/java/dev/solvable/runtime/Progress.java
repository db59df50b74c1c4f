package dev.solvable.runtime;

import dev.solvable.SolveListener;

/**
 * The progress of one search: counts states, reports to a listener now and then, and notices interrupts. Every
 * searching thread has its own.
 */
@ForGeneratedCode
public final class Progress {
    private final Turn turn;

    /** A mask: the number of states between two reports, a power of two, minus 1. */
    private final long between;

    private SolveListener listener = Turn.NOBODY;
    private long states;

    /** The progress of searches in a turn. */
    public Progress(Turn turn) {
        this.turn = turn;
        this.between = turn.statesBetweenReports() - 1L;
    }

    /** The states searched so far. */
    public long states() {
        return states;
    }

    /** Adds the states that another thread has searched, and resets its count. */
    public void takeOver(Progress helper) {
        states += helper.states;
        helper.states = 0;
    }

    /** Counts from 0 for a listener. */
    public void begin(SolveListener told) {
        listener = told;
        states = 0;
    }

    /** Goes on counting without a listener. */
    public void end() {
        listener = Turn.NOBODY;
    }

    /**
     * Counts a state, and {@linkplain #report reports} now and then.
     *
     * @throws java.util.concurrent.CancellationException where the thread was interrupted
     */
    public void count() {
        if (countToReport()) {
            report();
        }
    }

    /** Counts a state. Returns whether it is time to {@link #report()}. */
    public boolean countToReport() {
        states++;
        return (states & between) == 0;
    }

    /** The turn in which it searches. */
    public Turn turn() {
        return turn;
    }

    /**
     * Tells the listener how many states were searched.
     *
     * @throws java.util.concurrent.CancellationException if the thread was interrupted
     */
    public void report() {
        turn.checkInterrupt();
        listener.progress(states, 0);
    }
}
