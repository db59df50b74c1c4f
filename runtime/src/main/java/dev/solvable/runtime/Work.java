package dev.solvable.runtime;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import java.util.concurrent.CancellationException;

/**
 * The work on the questions to a solver: how it is done, by how many threads, whose turn it is, and how far it is. All
 * parts of a solver share one.
 *
 * @param algorithm how positions are solved
 * @param threads how many may work at once on one question, at least 1
 * @param turn the turn to solve
 * @param progress where the thread that asks counts states: a listener that it is told of ends a search by what it
 *     throws
 */
@ForGeneratedCode
public record Work(Algorithm algorithm, int threads, Turn turn, Progress progress) {
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
