package dev.solvable.runtime;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import java.util.concurrent.CancellationException;

/**
 * The engine of a solver: what positions are worth. It knows the rules and no shell. Its arguments are numbers that
 * {@link Rules#fromCaller} has translated and nobody has checked. An engine whose table holds every position that makes
 * sense refuses a number that it does not find there.
 */
@ForGeneratedCode
public interface Engine {
    /**
     * The work on the questions to a solver: how it is done, by how many threads, whose turn it is, and how far it is.
     * All parts of a solver share one.
     *
     * @param algorithm how positions are solved
     * @param threads how many may work at once on one question, at least 1
     * @param turn the turn to solve
     * @param progress where the thread that asks counts states: a listener that it is told of ends a search by what it
     *     throws
     */
    record Work(Algorithm algorithm, int threads, Turn turn, Progress progress) {
        /** Work on the game of these rules that has not begun. */
        public static Work on(Rules rules, Algorithm algorithm, int threads) {
            Turn turn = new Turn(rules);
            return new Work(algorithm, threads, turn, new Progress(turn));
        }

        /**
         * Answers a question by a search, and tells a listener how many states it takes.
         *
         * @throws InterruptedException where the thread is interrupted
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
     * Solves ahead of the first question where the game is solved as a whole. Else there is nothing to do.
     *
     * @throws InterruptedException where the thread is interrupted
     */
    default void solve(SolveListener listener) throws InterruptedException {
        Turn.tell(listener, 0, 0);
    }

    /**
     * Solves what a question about a position needs: the whole game, where it is solved as a whole.
     *
     * @throws InterruptedException where the thread is interrupted
     */
    default void solve(long position, SolveListener listener) throws InterruptedException {
        solve(listener);
    }

    /** Where positions are dense: a number greater than every position that makes sense; 0 elsewhere. */
    default long range() {
        return 0;
    }

    /** Whether some play leads to a filling of the board; an engine that lists what play reaches looks it up. */
    default boolean isReachable(long position) {
        return rules().isReachable(position);
    }
}
