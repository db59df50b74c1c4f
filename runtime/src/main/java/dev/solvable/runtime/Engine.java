package dev.solvable.runtime;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import java.util.concurrent.CancellationException;

/**
 * The engine of a solver: computes the values of positions. It knows the rules but no shell. Its arguments are
 * translated by {@link Rules#fromCaller} but not checked. An engine whose table holds every position that makes sense
 * refuses a number that is not in the table.
 */
@ForGeneratedCode
public interface Engine {
    /**
     * The context of the work on questions to a solver. All parts of a solver share one.
     *
     * @param algorithm how positions are solved
     * @param threads the maximum number of threads for one question, at least 1
     * @param turn the turn to solve
     * @param progress counts the states of the calling thread; an exception of its listener ends the search
     */
    record Work(Algorithm algorithm, int threads, Turn turn, Progress progress) {
        /** Work on the game of these rules that has not begun. */
        public static Work on(Rules rules, Algorithm algorithm, int threads) {
            Turn turn = new Turn(rules);
            return new Work(algorithm, threads, turn, new Progress(turn));
        }

        /**
         * Answers a question by a search, and reports the number of states to a listener.
         *
         * @throws InterruptedException if the thread is interrupted
         */
        public void search(SolveListener listener, Runnable question) throws InterruptedException {
            turn.enter();
            try {
                progress.begin(turn.told(listener));
                try {
                    question.run();
                } finally {
                    progress.end();
                }
                listener.progress(progress.states(), progress.states());
            } catch (CancellationException e) {
                throw Turn.interrupted(e);
            } finally {
                turn.leave();
            }
        }
    }

    /** The rules. */
    Rules rules();

    /** The context of the work, which all parts of the solver share. */
    Work work();

    /** The turn to solve. */
    default Turn turn() {
        return work().turn();
    }

    /** The outcome for the player to move. */
    Outcome outcome(long position);

    /** The plies to the end of the game; {@link dev.solvable.Solver#ENDLESS} for an endless draw. */
    int distance(long position);

    /** The least move that keeps the outcome and the distance; -1 if the game is over. */
    int bestMove(long position);

    /**
     * Solves the game ahead of the first question, if it is solved as a whole. Else does nothing.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    default void solve(SolveListener listener) throws InterruptedException {
        Turn.tell(listener, 0, 0);
    }

    /**
     * Solves what a question about a position needs: the whole game, if it is solved as a whole. Else searches for the
     * distance.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    default void solve(long position, SolveListener listener) throws InterruptedException {
        work().search(listener, () -> distance(position));
    }

    /** A number greater than every position that makes sense, if positions are dense; else 0. */
    default long range() {
        return 0;
    }

    /** Whether some play leads to a filling of the board; an engine that has a table of these looks it up. */
    default boolean isReachable(long position) {
        return rules().isReachable(position);
    }
}
