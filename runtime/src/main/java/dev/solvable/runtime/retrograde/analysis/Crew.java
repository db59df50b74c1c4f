package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The threads that share an analysis: the one that asks, and helpers that are there while there is much to do. The
 * first alone tells the listener and notices interrupts.
 */
@ForGeneratedCode
public class Crew {
    /** Work that is cut into parts. */
    public interface Work {
        /** Does a part; no two members do the same. */
        void part(int member, int part);

        /** Called by each member when no part is left. */
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

    /** How often a member counts between two looks up from its work. */
    private static final int BETWEEN_LOOKS = 1 << 10;

    /** The counts of members are so far apart that each has a line of a processor's cache for itself. */
    private static final int STRIDE = 1 << 4;

    private final String name;
    private final Thread leader = Thread.currentThread();
    private final SolveListener listener;
    private final Thread[] helpers;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong done = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private volatile long total;

    /** The steps that member m has counted since it has looked up, at m x {@link #STRIDE}, then how often it has. */
    private final long[] counts;

    /** What the listener was told last. */
    private long told;

    private volatile boolean isStopped;

    /**
     * A crew led by the calling thread.
     *
     * @param name what helpers are called
     * @param threads how many threads there are at most, at least 1
     * @param parts how many parts work is cut into at most: more threads would have nothing to do
     */
    public Crew(String name, int threads, int parts, SolveListener listener) {
        this.name = name;
        this.listener = listener;
        this.helpers = new Thread[Math.min(threads, parts) - 1];
        this.counts = new long[size() * STRIDE];
    }

    /** The number of threads. */
    public final int size() {
        return helpers.length + 1;
    }

    /** Whether a thread leads the others. */
    public final boolean isLeader(Thread thread) {
        return thread == leader;
    }

    /** Whether a thread works here. */
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

    /** From now on it is known how many steps there are. */
    public final void setTotal(long steps) {
        total = steps;
    }

    /** Counts steps that are done already. */
    public final void skip(long steps) {
        done.addAndGet(steps);
    }

    /** Counts steps, which may be none. Now and then it {@linkplain #lookUp looks up}. */
    public final void count(int member, int steps) {
        int place = member * STRIDE;
        counts[place] += steps;
        counts[place + 1]++;
        if (counts[place + 1] == BETWEEN_LOOKS) {
            lookUp(member);
        }
    }

    /** The leader tells of all steps that are done. A member's work ends here where another one has failed. */
    public final void lookUp(int member) {
        int place = member * STRIDE;
        long now = done.addAndGet(counts[place]);
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
     * @param parts how many parts it has
     * @param isLong whether it pays to start helpers
     * @throws InterruptedException where the leader is interrupted; the work is not done then
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
            Thread.interrupted(); // said by the exception from here on
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
                helpers[i] = newHelper(() -> run(work, member, parts), name + " helper " + member);
                helpers[i].start();
            } catch (OutOfMemoryError e) {
                helpers[i] = leader; // no room for its stack: the others do its work
                return;
            }
        }
    }

    /** A thread that works as long as there is some. */
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
            isStopped = true; // the member that failed has said why
        } catch (Throwable e) { // whatever rules or a listener throw: other languages let them throw anything
            failure.compareAndSet(null, e);
            isStopped = true;
        }
    }

    /** Waits until a helper has ended, which is soon once work is stopped. An interrupt of the leader stops it. */
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
