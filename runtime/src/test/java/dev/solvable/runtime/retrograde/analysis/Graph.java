package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;

/** Positions and moves, none of which a solver has seen. */
public interface Graph {
    long start();

    int mostMoves();

    long[] successors(long position);

    Outcome atEnd(long position);

    /** Whether the first player is to move. */
    boolean isFirstToMove(long position);

    boolean exists(long position);
}
