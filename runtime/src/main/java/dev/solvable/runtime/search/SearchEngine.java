package dev.solvable.runtime.search;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.ScoreEngine;

/** An engine that searches scores from the position that is asked about. */
@ForGeneratedCode
public interface SearchEngine extends ScoreEngine {
    /** Where the thread that asks counts states: a listener that it is told of ends the search by what it throws. */
    Progress progress();

    @Override
    default void solve(SolveListener listener) throws InterruptedException {
        Engine.nothingToSolve(listener);
    }

    @Override
    default void solve(long position, SolveListener listener) throws InterruptedException {
        solveBySearch(position, listener, progress());
    }
}
