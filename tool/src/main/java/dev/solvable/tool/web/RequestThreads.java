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
 * The threads that answer requests. A client keeps a thread while it sends its request and while it takes the answer.
 * Each may take a limited time; then the connection is closed and the thread serves the next request. The time begins
 * when a thread is assigned, so that waiting for one does not count.
 */
final class RequestThreads implements Executor, AutoCloseable {
    /** Far more than processors, because most of them wait. */
    private static final int MOST = 128;

    private static final int IDLE_SECONDS = 30;
    private static final int REVIEWS_PER_WAIT = 10;

    private static final int MOST_ATTEMPTS = 4;

    private final long waitNanos;
    private final ThreadPoolExecutor pool;
    private final ScheduledExecutorService reviewer;

    /** The threads that wait for their clients, with the time limits as of {@link System#nanoTime()}. */
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
        Runnable review = this::review; // created in advance, as memory may run out
        var unused = reviewer.scheduleAtFixedRate(() -> Daemons.survive(review), period, period, TimeUnit.NANOSECONDS);
    }

    /**
     * Hands a request to a thread. Called by the server's only dispatcher thread, which an Error would end: without
     * memory it waits until there is some.
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
     * Runs a request, and repeats it when out of memory, which is usually free again soon. If a part of it was read
     * already, the rest is invalid or never comes. Its connection is then closed, so that its client does not wait for
     * ever.
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

    /** Notes that the current thread waits for its client. */
    void waitForClient() {
        waits.put(Thread.currentThread(), System.nanoTime() + waitNanos);
    }

    /** Notes that the client is done; the current thread may take as long as it needs. */
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
        // A thread whose client is done is no longer in the map, so none is interrupted by mistake.
        waits.keySet()
                .forEach(thread -> waits.computeIfPresent(thread, (any, end) -> {
                    if (now - end < 0) {
                        return end;
                    }
                    thread.interrupt(); // closes its channel
                    return null;
                }));
    }
}
