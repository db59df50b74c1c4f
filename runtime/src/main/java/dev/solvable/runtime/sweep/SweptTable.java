package dev.solvable.runtime.sweep;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Turn;
import org.jspecify.annotations.Nullable;

/**
 * A table with a value for every position of a game. It is filled once and as a whole: on the first question that needs
 * it, or when a caller asks to solve ahead.
 *
 * @param <T> the type of its array
 */
public abstract class SweptTable<T> {
    private final Work work;
    private final String what;
    private final long positions;
    private final long bytes;

    /**
     * Not volatile: a thread that sees the object sees all that its final field refers to (JLS 17.5); a thread that
     * does not see it yet takes the lock. So the JIT compiler may share one read between many answers.
     */
    private @Nullable Filled<T> filled;

    private record Filled<T>(T table) {}

    /**
     * A table that is not filled yet.
     *
     * @param what the table's name, for the message of an {@link OutOfMemoryError}
     * @param positions the number of positions, for a listener
     * @param bytes the bytes of the table
     */
    protected SweptTable(Work work, String what, long positions, long bytes) {
        this.work = work;
        this.what = what;
        this.positions = positions;
        this.bytes = bytes;
    }

    /** The work on questions, which all parts of the solver share. */
    public final Work work() {
        return work;
    }

    /**
     * Makes the table. Called by one thread at a time, which has the turn to solve.
     *
     * @param listener gets the progress
     * @throws InterruptedException if the thread is interrupted
     */
    protected abstract T fill(SolveListener listener) throws InterruptedException;

    /** The table, which is filled now unless it is already. */
    public final T get() {
        Filled<T> known = filled;
        if (known != null) {
            return known.table;
        }
        try {
            return filledFor(Turn.NOBODY);
        } catch (InterruptedException e) {
            throw work.turn().cancelled();
        }
    }

    /** The table, or null as long as it is not filled. */
    public final @Nullable T ifFilled() {
        Filled<T> known = filled;
        return known == null ? null : known.table;
    }

    /**
     * Fills the table unless it is filled, and tells a listener when it is.
     *
     * @throws InterruptedException if the thread is interrupted; the unfinished table is dropped
     */
    public final void solve(SolveListener listener) throws InterruptedException {
        if (ifFilled() == null) {
            filledFor(listener);
        }
        listener.progress(positions, positions);
    }

    /** Fills the table, which answers questions about any position. */
    public final void solve(long position, SolveListener listener) throws InterruptedException {
        solve(listener);
    }

    private T filledFor(SolveListener listener) throws InterruptedException {
        Turn turn = work.turn();
        turn.enter();
        try {
            T table = ifFilled();
            if (table == null) { // another thread may have been faster
                table = fill(turn.told(listener));
                filled = new Filled<>(table);
            }
            return table;
        } catch (OutOfMemoryError e) {
            throw turn.noRoom(what, bytes, e);
        } finally {
            turn.leave();
        }
    }
}
