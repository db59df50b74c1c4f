package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import org.jspecify.annotations.Nullable;

/**
 * A search by one thread that may be one of an {@link AbdadaTeam}: it counts states, and keeps a path of the states
 * under search that the others see.
 */
@ForGeneratedCode
public abstract class ParallelSearch {
    private final Progress progress;
    private final SearchPath path;
    private @Nullable AbdadaTeam<?> team;

    /** The depth of the state up the path that another thread has settled. */
    private int overtaken;

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
        this.path = new SearchPath(depths, nowhere);
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

    final SearchPath path() {
        return path;
    }

    /** The states that this thread has searched. */
    protected final long states() {
        return progress.states();
    }

    /** Counts a state, and now and then looks up from work. */
    protected final void countState() {
        if (progress.count()) {
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

    /** Puts a state on the path. */
    protected final void enter(int depth, long key) {
        path.enter(depth, key);
    }

    /** Takes the state with this depth off the path. */
    protected final void leave(int depth) {
        path.leave(depth);
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
        if (turn.mayPutOff() && isSearchedByOthers(depth, key)) {
            turn.putOff();
            return false;
        }
        if (!turn.takesNext()) {
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
            if (path.isAt(above) && isSettled(above, path.key(above))) {
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
