package dev.solvable.runtime.retrograde;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SolverShell;

/**
 * Solves endless games, in which play may return to a position, as a whole. What the rules tell here is asked for by
 * several threads at once, and allocates nothing.
 */
@ForGeneratedCode
public abstract class RetrogradeSolver extends SolverShell {
    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param plan what the compiler chose
     * @param threads how many threads may work at once
     * @throws IllegalArgumentException where that is less than 1
     */
    protected RetrogradeSolver(String name, Board board, Plan plan, int threads) {
        super(name, board, plan, threads);
    }

    // What the rules tell.

    /** The first position. */
    protected abstract long start();

    /** The most successors that a position can have, at least 1. */
    protected abstract int mostMoves();

    /**
     * Lists the positions that the moves of a position lead to.
     *
     * @param into gets them from its first entry on, and has room for {@link #mostMoves()}
     * @return how many there are, 0 exactly where the game is over
     */
    protected abstract int successors(long position, long[] into);

    /** How a game that is over has ended, for the player who would be to move. */
    protected abstract Outcome atEnd(long position);

    /**
     * One of the images of a position under the symmetries of the game, the same for all of them. Where the exchange of
     * the players is among these, the side to move changes with it.
     */
    protected abstract long canonical(long position);

    /** The same under those symmetries only that keep the first position, too: for what can be reached from it. */
    protected long reachableKey(long position) {
        return position;
    }

    // What the engine answers.

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.RETROGRADE;
    }

    @Override
    public final long initial() {
        return toCaller(start());
    }

    @Override
    public final boolean isReachable(long number) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final Outcome outcome(long number) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final int distance(long number) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final int bestMove(long number) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        throw new UnsupportedOperationException();
    }
}
