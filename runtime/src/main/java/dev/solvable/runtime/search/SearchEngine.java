package dev.solvable.runtime.search;

import dev.solvable.SolveListener;
import dev.solvable.runtime.ScoreEngine;

/** An engine that searches for scores from the given position. */
public interface SearchEngine extends ScoreEngine {
    @Override
    default void solve(long position, SolveListener listener) throws InterruptedException {
        work().search(listener, () -> distance(position));
    }
}
