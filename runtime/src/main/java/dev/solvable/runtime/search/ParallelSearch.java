package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * A search by one thread that may be one of an {@link AbdadaTeam}: it counts states, and keeps a path of the states
 * under search that the others see.
 */
@ForGeneratedCode
public abstract class ParallelSearch {
    private final Progress progress;

    /** For each depth the key of the state that is under search, from the question to the one that is searched now. */
    private final AtomicLongArray path;

    /** In place of a key where no state is under search. */
    private final long nowhere;

    private @Nullable AbdadaTeam<?> team;

    /** The depth of the state up the path that another thread has settled. */
    private int overtaken;

    /** Leads back to a state that another thread has settled. */
    protected static final class Overtaken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /** The only instance: it has no stack trace. */
        @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace, and suppresses nothing
        private static final Overtaken OVERTAKEN = new Overtaken();

        private Overtaken() {
            super(null, null, false, false); // one for all, without a stack trace
        }
    }

    /**
     * Which moves of a shared state a thread searches now. A move that another thread is searching is put off, unless
     * it is the first, and searched after the others if it is still needed.
     */
    public static final class PutOffMoves {
        /** The depth of the state. */
        private final int depth;

        /** The bit of the next move; of those beyond 64 none is put off. */
        private long next = 1;

        private long putOff;
        private boolean again;

        /** None was put off yet of the moves of a state with this depth. */
        public PutOffMoves(int depth) {
            this.depth = depth;
        }

        /** Begins with the moves that were put off; false where there are none. */
        public boolean goesRoundAgain() {
            again = true;
            next = 1;
            return putOff != 0;
        }
    }

    /**
     * A search.
     *
     * @param progress where this thread counts states
     * @param depths how many depths a path has: each of its states is deeper than the last, and one state has the same
     *     depth on all paths; 0 where threads do not share the search
     * @param nowhere a number that is no state's key
     */
    protected ParallelSearch(Progress progress, int depths, long nowhere) {
        this.progress = progress;
        this.path = new AtomicLongArray(depths);
        this.nowhere = nowhere;
        clearPath();
    }

    /**
     * Whether the table knows enough of the state on the path with this depth and key; keeps what that is for
     * {@link #isOvertakenAt}.
     */
    protected abstract boolean isSettled(int depth, long key);

    final void join(AbdadaTeam<?> joined) {
        team = joined;
    }

    final Progress progress() {
        return progress;
    }

    /** The states that this thread has searched. */
    public final long states() {
        return progress.states();
    }

    /** Counts a state, and now and then looks up from work. */
    protected final void countState() {
        if (progress.countToReport()) {
            lookUp();
        }
    }

    private void lookUp() {
        progress.checkInterrupt();
        if (team != null) {
            team.callHelpersOf(this);
        }
        progress.report();
    }

    /** Takes all states off the path. */
    final void clearPath() {
        for (int depth = 0; depth < path.length(); depth++) {
            path.lazySet(depth, nowhere);
        }
    }

    /** Puts a state on the path. */
    protected final void enter(int depth, long key) {
        path.set(depth, key);
    }

    /** Takes the state with this depth off the path. */
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
     * Whether a move of the last state on the path is to be searched now, and not put off or past: looks up what the
     * others have found if so.
     *
     * @param depth the depth of the state after the move
     * @param key its key
     * @param turn the moves before
     * @throws Overtaken where enough is known of a state on the path
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
     * Looks up the bounds that others have found for the states on the path, and goes back to the first state that
     * these decide.
     *
     * @param depth that of the last state on the path
     * @throws Overtaken where there is one
     */
    protected final void lookUpPath(int depth) {
        progress.checkInterrupt();
        for (int above = 0; above <= depth; above++) {
            long key = path.get(above);
            if (key != nowhere && isSettled(above, key)) {
                overtaken = above;
                throw Overtaken.OVERTAKEN;
            }
        }
    }

    /** After {@link Overtaken}, whether it is the state with this depth that is settled; else it is one above. */
    protected final boolean isOvertakenAt(int depth) {
        return overtaken >= depth;
    }
}
