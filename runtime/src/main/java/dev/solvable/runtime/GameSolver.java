package dev.solvable.runtime;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import java.util.concurrent.CancellationException;

/**
 * The shell of solvers of games that end after at most one ply for each cell.
 *
 * <p>A <em>score</em> is for the player to move. A win in n plies scores {@code won - n}, a loss {@code n - won}, a
 * draw 0, where {@link #won} is one more than there are cells. In a game of which every ending is a draw all plays pull
 * in one direction, and one that can end in n plies at the soonest scores {@code won - n}; see {@link #alwaysDrawn()}.
 */
@ForGeneratedCode
public abstract class GameSolver extends SolverShell {
    /** The score of a finished game that is won. */
    protected final int won;

    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @throws IllegalArgumentException where that is less than 1
     */
    protected GameSolver(String name, Board board, Plan plan, int threads) {
        super(name, board, plan, threads);
        this.won = cells + 1;
    }

    /** Whether every play of the game ends in a draw, and plays may differ in length. */
    protected boolean alwaysDrawn() {
        return false;
    }

    /**
     * The score of a position, exact between alpha and beta; at most alpha it is an upper bound, at least beta a lower
     * one. Refuses positions that make no sense.
     */
    protected abstract int score(long position, int alpha, int beta);

    /** The plies to the end of a draw. */
    protected abstract int pliesToDraw(long position);

    /** The exact score of a position. */
    protected final int score(long position) {
        return score(position, -won, won);
    }

    /** The outcome of a position; an engine that knows it without a score overrides this. */
    protected Outcome outcomeOf(long position) {
        int score = score(position, -1, 1);
        return score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    @Override
    public Outcome outcome(long number) {
        return outcomeOf(fromCaller(number));
    }

    @Override
    public int distance(long number) {
        long position = fromCaller(number);
        int score = score(position);
        return score == 0 ? pliesToDraw(position) : won - Math.abs(score);
    }

    @Override
    public int bestMove(long number) {
        long position = fromCaller(number);
        check(position);
        if (isOver(position)) {
            return -1;
        }
        if (alwaysDrawn()) {
            return firstMove(position); // every move keeps the draw
        }
        int left = Scores.after(score(position)); // what the best moves leave to the other player
        int count = moveCount();
        for (int move = 0; move < count; move++) {
            if (fits(position, move) && score(after(position, move), left, left + 1) <= left) {
                return move;
            }
        }
        throw new IllegalStateException("no move keeps the score of\n" + text(position));
    }

    private int firstMove(long position) {
        int move = 0;
        while (!fits(position, move)) {
            move++;
        }
        return move;
    }

    /**
     * Answers {@link #solve(long, SolveListener)} by the search for a distance.
     *
     * @param progress that of the search in the thread that asks
     */
    protected final void solveBySearch(long number, SolveListener listener, Progress progress)
            throws InterruptedException {
        enter();
        try {
            progress.begin(told(listener));
            try {
                distance(number);
            } finally {
                progress.end();
            }
            listener.progress(progress.states(), progress.states());
        } catch (CancellationException e) {
            throw interrupted(e);
        } finally {
            leave();
        }
    }

    /** Answers {@link #solve(SolveListener)} where positions are searched as they are asked about: all is done. */
    protected static void nothingToSolve(SolveListener listener) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        listener.progress(0, 0);
    }
}
