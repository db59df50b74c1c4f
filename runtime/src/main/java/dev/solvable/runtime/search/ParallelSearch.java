package dev.solvable.runtime.search;

import dev.solvable.runtime.Progress;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * A search by one thread that may belong to an {@link AbdadaTeam}. It counts states, and keeps a path of the states
 * under search, which the other threads read.
 */
public abstract class ParallelSearch {
    private final Progress progress;

    /** For each depth the key of the state under search, from the root to the current state. */
    private final AtomicLongArray path;

    /** In place of a key at depths without a state under search. */
    private final long nowhere;

    private @Nullable AbdadaTeam<?> team;

    /** The depth of the state on the path that another thread has settled. */
    private int overtaken;

    /** Unwinds the search to a state that another thread has settled. */
    protected static final class Overtaken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /** The only instance: it has no stack trace. */
        @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace, and suppresses nothing
        private static final Overtaken OVERTAKEN = new Overtaken();

        private Overtaken() {
            super(null, null, false, false); // shared, so without a stack trace
        }
    }

    /**
     * Decides which moves of a shared state a thread searches now. A move that another thread is searching is deferred,
     * unless it is the first. Deferred moves are searched after the others if still needed.
     */
    public static final class PutOffMoves {
        private final int depth;

        /** The bit of the next move, 0 beyond 64 moves: such moves are never deferred. */
        private long next = 1;

        private long putOff;
        private boolean again;

        /** No deferred moves of a state with this depth. */
        public PutOffMoves(int depth) {
            this.depth = depth;
        }

        /** Begins a second round with the deferred moves. Returns false if there are none. */
        public boolean goesRoundAgain() {
            again = true;
            next = 1;
            return putOff != 0;
        }
    }

    /**
     * A search.
     *
     * @param progress counts the states of this thread
     * @param depths the number of depths of a path: each state is deeper than the one before, and has the same depth on
     *     all paths; 0 if threads do not share the search
     * @param nowhere a number that is no state's key
     */
    protected ParallelSearch(Progress progress, int depths, long nowhere) {
        this.progress = progress;
        this.path = new AtomicLongArray(depths);
        this.nowhere = nowhere;
        clearPath();
    }

    /**
     * Whether the table has enough on the state on the path with this depth and key. If so, stores the result for use
     * after {@link Overtaken}.
     */
    protected abstract boolean isSettled(int depth, long key);

    final void join(AbdadaTeam<?> joined) {
        team = joined;
    }

    final Progress progress() {
        return progress;
    }

    /** The number of states that this thread has searched. */
    public final long states() {
        return progress.states();
    }

    /** Counts a state. At intervals checks for interrupts, reports progress and starts helpers. */
    protected final void countState() {
        if (progress.countToReport()) {
            lookUp();
        }
    }

    private void lookUp() {
        progress.turn().checkInterrupt();
        if (team != null) {
            team.callHelpersOf(this);
        }
        progress.report();
    }

    final void clearPath() {
        for (int depth = 0; depth < path.length(); depth++) {
            path.lazySet(depth, nowhere);
        }
    }

    /** Puts a state on the path. */
    protected final void enter(int depth, long key) {
        path.set(depth, key);
    }

    /** Removes the state with this depth from the path. */
    protected final void leave(int depth) {
        path.set(depth, nowhere);
    }

    /** Whether the state with this depth and key is on the path. */
    final boolean isSearching(int depth, long key) {
        return path.get(depth) == key;
    }

    /** Whether another thread is searching the state with this depth and key. */
    protected final boolean isSearchedByOthers(int depth, long key) {
        return team != null && team.isSearchedByOthers(this, depth, key);
    }

    /**
     * Whether a move of the last state on the path is to be searched now: it is neither deferred nor done. If so, looks
     * up what other threads have found for the path.
     *
     * @param depth the depth of the state after the move
     * @param key the key of the state after the move
     * @param turn the state of the moves before
     * @throws Overtaken if a state on the path is settled
     */
    protected final boolean isTurnOf(int depth, long key, PutOffMoves turn) {
        long move = turn.next;
        turn.next <<= 1;
        boolean mayPutOff = !turn.again && move != 1 && move != 0;
        if (mayPutOff && isSearchedByOthers(depth, key)) {
            turn.putOff |= move;
            return false;
        }
        if (turn.again && (turn.putOff & move) == 0) {
            return false;
        }
        lookUpPath(turn.depth);
        return true;
    }

    /**
     * Looks up the states on the path, from the root on, and returns to the first one that other threads have settled.
     *
     * @param depth the depth of the last state on the path
     * @throws Overtaken if a state is settled
     */
    protected final void lookUpPath(int depth) {
        progress.turn().checkInterrupt();
        for (int above = 0; above <= depth; above++) {
            long key = path.get(above);
            if (key != nowhere && isSettled(above, key)) {
                overtaken = above;
                throw Overtaken.OVERTAKEN;
            }
        }
    }

    /** After {@link Overtaken}, whether the state with this depth is the settled one, not one above it. */
    protected final boolean isOvertakenAt(int depth) {
        return overtaken >= depth;
    }
}
