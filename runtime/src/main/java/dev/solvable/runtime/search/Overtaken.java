package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;

/** Leads back to a state that another thread has settled. */
@ForGeneratedCode
public final class Overtaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The only instance: it has no stack trace. */
    @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace, and suppresses nothing
    static final Overtaken OVERTAKEN = new Overtaken();

    private Overtaken() {
        super(null, null, false, false); // one for all, without a stack trace
    }
}
