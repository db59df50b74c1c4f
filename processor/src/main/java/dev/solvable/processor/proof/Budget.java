package dev.solvable.processor.proof;

import dev.solvable.SolveListener;

/** Aborts a search that visits more states than a build should wait for. */
final class Budget implements SolveListener {
    /** A search reports every state, so that a budget is exact. */
    static final int STATES_BETWEEN_REPORTS = 1;

    /** Thrown when the budget is used up. */
    static final class ExceededException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ExceededException() {
            super("the budget is used up", null, false, false);
        }
    }

    private final long states;

    /** A budget of this number of states. */
    Budget(long states) {
        this.states = states;
    }

    @Override
    public void progress(long done, long total) {
        if (done > states) {
            throw new ExceededException();
        }
    }
}
