package dev.solvable.runtime;

import dev.solvable.SolveListener;

/** An engine that searches scores from the position that is asked about. */
@ForGeneratedCode
public interface SearchEngine extends ScoreEngine {
    /** Where the thread that asks counts states: a listener that it is told of ends the search by what it throws. */
    Progress progress();

    @Override
    default void solve(SolveListener listener) throws InterruptedException {
        ScoreEngine.nothingToSolve(listener);
    }

    @Override
    default void solve(long position, SolveListener listener) throws InterruptedException {
        solveBySearch(position, listener, progress());
    }
}
