package dev.solvable.runtime.search;

import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.ScoreEngine;

/** An engine that searches scores from the position that is asked about. */
@ForGeneratedCode
public interface SearchEngine extends ScoreEngine {
    @Override
    default void solve(long position, SolveListener listener) throws InterruptedException {
        work().search(listener, () -> distance(position));
    }
}
