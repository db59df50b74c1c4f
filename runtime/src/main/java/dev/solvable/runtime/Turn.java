package dev.solvable.runtime;

import dev.solvable.SolveListener;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The turn to solve: one thread at a time has it, the others wait for its results. A listener cannot get it, as the
 * results are not finished when it is called.
 */
@ForGeneratedCode
public final class Turn {
    /** The listener of a question without one. */
    public static final SolveListener NOBODY =
            new SolveListener() { // no lambda: linking one takes longer than solving a small game
                @Override
                public void progress(long done, long total) {}
            };

    /** The frames of stack that a thread needs to take the turn: more than to end it, and to stop its helpers. */
    private static final int SPARE_FRAMES = 24;

    private final String name;
    private final int statesBetweenReports;
    private final ReentrantLock solving = new ReentrantLock();

    /** Whether the thread that solves is calling its listener. */
    private boolean tells;

    /** A turn to solve the game of these rules, which no thread has yet. */
    public Turn(Rules rules) {
        this.name = rules.name;
        this.statesBetweenReports = rules.statesBetweenReports();
    }

    /** The name of a helper thread, which begins with the simple name of the solver's class. */
    public static String helperName(String game, int number) {
        return game.replace('.', '_') + "Solver helper " + number;
    }

    int statesBetweenReports() {
        return statesBetweenReports;
    }

    /**
     * Waits for the turn; {@link #leave()} ends it.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     * @throws IllegalStateException if a listener calls it
     */
    public void enter() throws InterruptedException {
        if (solving.isHeldByCurrentThread() && tells) {
            throw new IllegalStateException("a listener cannot ask the solver that it listens to");
        }
        overflowEarly(SPARE_FRAMES, 1, 2, 3, 4, 5);
        int held = solving.getHoldCount();
        try {
            solving.lockInterruptibly();
        } catch (StackOverflowError e) {
            if (solving.getHoldCount() > held) { // it was taken all the same, and no caller would end this turn
                solving.unlock();
            }
            throw e;
        }
    }

    /**
     * Overflows a nearly full stack while the turn is not taken: later, the end of the turn could overflow it too. The
     * numbers are needed after the call, so that compiled frames are large as well.
     */
    private static long overflowEarly(int frames, long a, long b, long c, long d, long e) {
        return frames == 0 ? a : overflowEarly(frames - 1, b, c, d, e, a) + a + b + c + d + e;
    }

    /** As {@link #enter()}, for a question that reports an interrupt as a cancellation. */
    public void enterOrCancel() {
        try {
            enter();
        } catch (InterruptedException e) {
            throw cancelled();
        }
    }

    /** Ends the turn. */
    public void leave() {
        solving.unlock();
    }

    /** Stops helper threads and waits until they have ended, even if the calling thread is interrupted. */
    public static void dismiss(List<Thread> helpers) {
        for (Thread helper : helpers) {
            helper.interrupt();
        }
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** A wrapper of a listener that keeps it from asking the solver during a call. */
    public SolveListener told(SolveListener listener) {
        return new SolveListener() {
            @Override
            public void progress(long done, long total) {
                tells = true;
                try {
                    listener.progress(done, total);
                } finally {
                    tells = false;
                }
            }
        };
    }

    /**
     * Ends a question if the thread was interrupted.
     *
     * @throws CancellationException if it was
     */
    public void checkInterrupt() {
        checkInterrupt(name);
    }

    /** The same for a question about the rules of a game, which needs no turn. */
    public static void checkInterrupt(String name) {
        if (Thread.currentThread().isInterrupted()) {
            throw cancelled(name);
        }
    }

    /**
     * Reports progress to a listener.
     *
     * @throws InterruptedException if the thread is interrupted; then the listener is not called
     */
    public static void tell(SolveListener listener, long done, long total) throws InterruptedException {
        stopIfInterrupted();
        listener.progress(done, total);
    }

    /**
     * Ends work that no other thread waits for.
     *
     * @throws InterruptedException if the thread is interrupted; clears its interrupt status
     */
    public static void stopIfInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** The exception for a question whose thread was interrupted; the thread stays interrupted. */
    public CancellationException cancelled() {
        return cancelled(name);
    }

    private static CancellationException cancelled(String name) {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while solving " + name);
    }

    /**
     * The exception for a caller who waits for a cancelled question; clears the thread's interrupt status.
     *
     * @throws CancellationException the given one if the thread is not interrupted: then it is a listener's own
     */
    public static InterruptedException interrupted(CancellationException cancelled) {
        if (!Thread.interrupted()) { // the new exception replaces the flag
            throw cancelled;
        }
        return new InterruptedException(cancelled.getMessage());
    }

    /** The error for a table that the heap has no room for, with its size. */
    public OutOfMemoryError noRoom(String what, long bytes, OutOfMemoryError cause) {
        String text = String.format(
                Locale.ROOT,
                "%s: the %s needs %,d bytes, more than is left of this JVM's heap; a larger -Xmx may help",
                name,
                what,
                bytes);
        return noRoom(text, cause);
    }

    /**
     * The error for results that the heap has no room for, whose size was not known in advance.
     *
     * @param what such as {@code the positions found so far (%,d)}, with its number
     */
    public static OutOfMemoryError noRoomFor(String name, String what, long number, OutOfMemoryError cause) {
        String text = String.format(
                Locale.ROOT,
                "%s: " + what + " need more than this JVM's heap of %,d bytes; a larger -Xmx may help",
                name,
                number,
                Runtime.getRuntime().maxMemory());
        return noRoom(text, cause);
    }

    private static OutOfMemoryError noRoom(String text, OutOfMemoryError cause) {
        OutOfMemoryError error = new OutOfMemoryError(text);
        error.initCause(cause);
        return error;
    }

    /** The error for a growing table whose first stage does not fit the heap, with its full size. */
    public OutOfMemoryError noRoomToGrow(String what, long bytes, OutOfMemoryError cause) {
        return noRoom(what + " at its full size", bytes, cause);
    }
}
