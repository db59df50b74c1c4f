package dev.solvable.tool.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that answer requests. A client has a thread for as long as its request arrives and its answer is taken,
 * but only for so long at a time: then its connection is cut off, and whoever waits for a thread gets it. The time
 * begins with the thread, so that no request is cut off because it had to wait for others.
 */
final class RequestThreads implements Executor, AutoCloseable {
    /** Most of them wait for somebody, so there may be far more than processors. */
    private static final int MOST = 128;

    private static final int IDLE_SECONDS = 30;
    private static final int REVIEWS_PER_WAIT = 10;

    private static final int MOST_ATTEMPTS = 4;

    private final long waitNanos;
    private final ThreadPoolExecutor pool;
    private final ScheduledExecutorService reviewer;

    /** The threads that wait for their clients, each with the time when that ends, as of {@link System#nanoTime()}. */
    private final Map<Thread, Long> waits = new ConcurrentHashMap<>();

    /** @param wait how long a client may take to send a request, and again to take the answer */
    RequestThreads(Duration wait) {
        waitNanos = wait.toNanos();
        pool = new ThreadPoolExecutor(
                MOST,
                MOST,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Daemons.named("answering requests"));
        pool.allowCoreThreadTimeOut(true);
        reviewer = Executors.newSingleThreadScheduledExecutor(Daemons.named("reviewing requests"));
        long period = waitNanos / REVIEWS_PER_WAIT;
        Runnable review = this::review; // made once: where no memory is left, none could be made
        var unused = reviewer.scheduleAtFixedRate(() -> Daemons.survive(review), period, period, TimeUnit.NANOSECONDS);
    }

    /**
     * Runs what reads and answers a request. Called by the one thread that the server hears of requests with, which
     * ends with an Error: where no memory is left it waits until there is some.
     */
    @Override
    public void execute(Runnable request) {
        boolean isTaken = false;
        while (!isTaken && !pool.isShutdown()) {
            try {
                Runnable task = () -> run(request);
                pool.execute(() -> Daemons.survive(task));
                isTaken = true;
            } catch (OutOfMemoryError e) {
                Daemons.awaitMemory();
            }
        }
    }

    /**
     * Where no memory is left a request is run again, as whoever took the memory mostly gives it back at once. If a
     * part of it was read, the rest does not make sense or never comes, and its connection is closed: else its client
     * would wait for ever.
     */
    private void run(Runnable request) {
        for (int attempt = 1; ; attempt++) {
            try {
                waitForClient();
                request.run();
                return;
            } catch (OutOfMemoryError e) {
                if (attempt == MOST_ATTEMPTS) {
                    throw e;
                }
            } finally {
                clientIsDone();
            }
            Daemons.awaitMemory();
        }
    }

    /** From here on the current thread waits for its client. */
    void waitForClient() {
        waits.put(Thread.currentThread(), System.nanoTime() + waitNanos);
    }

    /** The client has done its part; the current thread may take as long as it likes. */
    void clientIsDone() {
        waits.remove(Thread.currentThread());
    }

    @Override
    public void close() {
        reviewer.shutdownNow();
        pool.shutdownNow();
    }

    private void review() {
        long now = System.nanoTime();
        // A thread whose client is done meanwhile is no longer there: none is interrupted by mistake.
        waits.keySet()
                .forEach(thread -> waits.computeIfPresent(thread, (any, end) -> {
                    if (now - end < 0) {
                        return end;
                    }
                    thread.interrupt(); // closes the channel at which it waits
                    return null;
                }));
    }
}
