package dev.solvable.runtime;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;

/**
 * The engine of a solver: what positions are worth. It knows the rules and no shell. What it is asked about is a number
 * that {@link Rules#fromCaller} has translated, not checked: an engine whose table holds every position that makes
 * sense refuses the others only where it does not find them.
 */
@ForGeneratedCode
public interface Engine {
    /** The rules. */
    Rules rules();

    /** The work on questions, which other parts of the solver share. */
    Work work();

    /** The turn to solve. */
    default Turn turn() {
        return work().turn();
    }

    /** The outcome for the player to move. */
    Outcome outcome(long position);

    /** The plies to the end of the game; {@link dev.solvable.Solver#ENDLESS} for a draw without end. */
    int distance(long position);

    /** The least move that keeps the outcome and the distance; -1 where the game is over. */
    int bestMove(long position);

    /**
     * Solves ahead of the first question where the game is solved as a whole.
     *
     * @throws InterruptedException where the thread is interrupted
     */
    void solve(SolveListener listener) throws InterruptedException;

    /**
     * Solves what a question about a position needs.
     *
     * @throws InterruptedException where the thread is interrupted
     */
    void solve(long position, SolveListener listener) throws InterruptedException;

    /** Where positions are dense: a number greater than every position that makes sense; 0 elsewhere. */
    default long range() {
        return 0;
    }

    /** Whether some play leads to a filling of the board; an engine that lists what play reaches looks it up. */
    default boolean isReachable(long position) {
        return rules().isReachable(position);
    }

    /** Answers {@link #solve(SolveListener)} where positions are searched as they are asked about: all is done. */
    static void nothingToSolve(SolveListener listener) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        listener.progress(0, 0);
    }
}
