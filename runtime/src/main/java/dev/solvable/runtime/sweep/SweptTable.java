package dev.solvable.runtime.sweep;

import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Turn;
import org.jspecify.annotations.Nullable;

/**
 * A table with something about every position of a game, filled as a whole: once, when the first question needs it or
 * somebody asks for it ahead.
 *
 * @param <T> the array that it is
 */
@ForGeneratedCode
public abstract class SweptTable<T> {
    private final Turn turn;
    private final String what;
    private final long positions;
    private final long bytes;

    /**
     * Not volatile: a thread that sees the object sees the whole of what its final field leads to (JLS 17.5); a thread
     * that does not see it yet takes the lock. So the compiler may read it once for many answers.
     */
    private @Nullable Filled<T> filled;

    /** The table when it is filled. */
    private record Filled<T>(T table) {}

    /**
     * A table that is not filled yet.
     *
     * @param what what it is, for a message that the heap has no room for it
     * @param positions how many positions there are, for a listener
     * @param bytes how many bytes the table takes
     */
    protected SweptTable(Turn turn, String what, long positions, long bytes) {
        this.turn = turn;
        this.what = what;
        this.positions = positions;
        this.bytes = bytes;
    }

    /**
     * Makes the table. Called by one thread at a time, which has its turn to solve.
     *
     * @param listener told how far it is
     * @throws InterruptedException where the thread is interrupted
     */
    protected abstract T fill(SolveListener listener) throws InterruptedException;

    /** The table, filled where it is not. */
    public final T get() {
        Filled<T> known = filled;
        if (known != null) {
            return known.table;
        }
        try {
            return filledFor(Turn.NOBODY);
        } catch (InterruptedException e) {
            throw turn.cancelled();
        }
    }

    /** The table, or null as long as it is not filled. */
    public final @Nullable T ifFilled() {
        Filled<T> known = filled;
        return known == null ? null : known.table;
    }

    /**
     * Fills the table where it is not, and tells a listener when it is filled.
     *
     * @throws InterruptedException where the thread is interrupted; what it had filled is dropped
     */
    public final void solve(SolveListener listener) throws InterruptedException {
        if (ifFilled() == null) {
            filledFor(listener);
        }
        listener.progress(positions, positions);
    }

    private T filledFor(SolveListener listener) throws InterruptedException {
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
