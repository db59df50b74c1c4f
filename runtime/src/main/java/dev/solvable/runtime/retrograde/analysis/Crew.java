package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Turn;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The threads that share an analysis: the calling thread as the leader, and helpers that run while there is much work.
 * Only the leader calls the listener and notices interrupts.
 */
public class Crew {
    /** Work that is cut into parts. */
    public interface Work {
        /** Does a part. Each part is done once, by one member. */
        void part(int member, int part);

        /** Called by each member after the last part was taken. */
        default void end(int member) {}
    }

    /** Ends a member's work, as another member has failed. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super(null, null, false, false);
        }
    }

    /** The least number of steps between two reports to the listener. */
    private static final int BETWEEN_REPORTS = 1 << 16;

    /** The calls of {@link #count} between two calls of {@link #lookUp} by a member. */
    private static final int BETWEEN_LOOKS = 1 << 10;

    /** The distance between the counts of two members: a cache line or more, against false sharing. */
    private static final int STRIDE = 1 << 4;

    private final String game;
    private final Thread leader = Thread.currentThread();
    private final SolveListener listener;
    private final Thread[] helpers;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong done = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private volatile long total;

    /** For member m, from m x {@link #STRIDE} on: its steps and its calls of {@link #count} since it last looked up. */
    private final long[] counts;

    private long told;

    private volatile boolean isStopped;

    /**
     * A crew led by the calling thread.
     *
     * @param game the name of the game, used in the names of threads
     * @param threads the maximum number of threads, at least 1
     * @param parts the maximum number of parts of a work: more threads would be idle
     */
    public Crew(String game, int threads, int parts, SolveListener listener) {
        this.game = game;
        this.listener = listener;
        this.helpers = new Thread[Math.min(threads, parts) - 1];
        this.counts = new long[size() * STRIDE];
    }

    /** The number of threads. */
    public final int size() {
        return helpers.length + 1;
    }

    /** Whether a thread is the leader. */
    public final boolean isLeader(Thread thread) {
        return thread == leader;
    }

    /** Whether a thread is the leader or a helper at work. */
    public final boolean has(Thread thread) {
        if (thread == leader) {
            return true;
        }
        for (Thread helper : helpers) {
            if (helper == thread) {
                return true;
            }
        }
        return false;
    }

    /** Sets the total number of steps for the listener. */
    public final void setTotal(long steps) {
        total = steps;
    }

    /** Counts steps that are done already. */
    public final void skip(long steps) {
        done.addAndGet(steps);
    }

    /** Counts steps, 0 or more, and now and then calls {@link #lookUp}. */
    public final void count(int member, int steps) {
        int place = member * STRIDE;
        counts[place] += steps;
        counts[place + 1]++;
        if (counts[place + 1] == BETWEEN_LOOKS) {
            lookUp(member);
        }
    }

    /** Adds up the steps; the leader reports them. A member's work ends here once the crew is stopped. */
    public final void lookUp(int member) {
        int place = member * STRIDE;
        // Most parts of a small game have no steps.
        long now = counts[place] == 0 ? done.get() : done.addAndGet(counts[place]);
        counts[place] = 0;
        counts[place + 1] = 0;
        if (isStopped) {
            throw new Stopped();
        }
        if (member == 0) {
            if (Thread.currentThread().isInterrupted()) {
                isStopped = true;
                throw new Stopped();
            }
            if (now - told >= BETWEEN_REPORTS) {
                told = now;
                listener.progress(now, total);
            }
        }
    }

    /**
     * Does some work and returns when it is done.
     *
     * @param parts the number of parts
     * @param isLong whether it pays to start helpers
     * @throws InterruptedException if the leader is interrupted, which leaves the work unfinished
     */
    public final void share(Work work, int parts, boolean isLong) throws InterruptedException {
        next.set(0);
        if (isLong) {
            startHelpers(work, parts);
        }
        run(work, 0, parts);
        for (int i = 0; i < helpers.length; i++) {
            awaitHelper(i);
        }
        Throwable failed = failure.get();
        if (failed != null) {
            throw Crew.<RuntimeException>undeclared(failed);
        }
        if (isStopped || Thread.currentThread().isInterrupted()) {
            Thread.interrupted(); // the exception replaces the flag
            throw new InterruptedException();
        }
    }

    /** Throws a failure of a member without declaring it. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T undeclared(Throwable failed) throws T {
        throw (T) failed;
    }

    private void startHelpers(Work work, int parts) {
        for (int i = 0; i < helpers.length; i++) {
            int member = i + 1;
            try {
                helpers[i] = newHelper(() -> run(work, member, parts), Turn.helperName(game, member));
                helpers[i].start();
            } catch (OutOfMemoryError e) {
                helpers[i] = leader; // no memory for a stack: the others do its work
                return;
            }
        }
    }

    /** A daemon thread for a helper, not started yet. */
    Thread newHelper(Runnable work, String helperName) {
        Thread helper = new Thread(work, helperName);
        helper.setDaemon(true);
        return helper;
    }

    private void run(Work work, int member, int parts) {
        try {
            for (int part = next.getAndIncrement(); part < parts; part = next.getAndIncrement()) {
                work.part(member, part);
                lookUp(member);
            }
            work.end(member);
            lookUp(member);
        } catch (Stopped e) {
            isStopped = true; // the failure is recorded already
        } catch (Throwable e) { // rules and listeners in other languages may throw any checked exception
            failure.compareAndSet(null, e);
            isStopped = true;
        }
    }

    /** Waits for a helper to end. An interrupt of the leader stops the crew, after which helpers end soon. */
    private void awaitHelper(int i) {
        Thread helper = helpers[i];
        boolean interrupted = false;
        while (helper != null && helper != leader && helper.isAlive()) {
            try {
                helper.join();
            } catch (InterruptedException e) {
                isStopped = true;
                interrupted = true;
            }
        }
        helpers[i] = leader;
        if (interrupted) {
            leader.interrupt();
        }
    }
}
