package dev.solvable.tool.web;

import dev.solvable.table.TableException;
import dev.solvable.tool.games.RulesFailure;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Runs code that may fail or never return: a game's rules, which are a user's code, or the compiler. Each call has a
 * deadline, and a call that misses it is given up. Java cannot stop its thread, so the thread is abandoned. While all
 * threads are abandoned, calls are refused. The threads end when there are no more calls.
 */
final class RulesThreads {
    /** The deadline of a call, including the time that it waits for a thread. */
    static final Duration LIMIT = Duration.ofSeconds(5);

    private static final Logger LOGGER = System.getLogger(RulesThreads.class.getName());

    /** The number of threads: at most this many calls of a game are abandoned. */
    private static final int MOST = 4;

    private static final int IDLE_SECONDS = 30;

    private final String asked;
    private final Duration limit;
    private final AtomicInteger abandoned = new AtomicInteger();
    private final ThreadPoolExecutor pool;

    /** Threads for calls of {@code asked}, the name in messages. */
    RulesThreads(String asked, Duration limit) {
        this.asked = asked;
        this.limit = limit;
        pool = new ThreadPoolExecutor(
                MOST, MOST, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Daemons.named(asked));
        pool.allowCoreThreadTimeOut(true);
    }

    /** A call of the rules. */
    interface Call<T> {
        T run() throws Problem;
    }

    /**
     * Calls the rules in one of these threads. Must not be called from within another call.
     *
     * @throws Problem if the call throws it, or if the rules gave no answer
     */
    <T> T call(Call<T> call) throws Problem, InterruptedException {
        return call(call, asked + " gave no answer within " + limit.toSeconds() + " s: given up");
    }

    /**
     * The same.
     *
     * @param late the message if there is no answer in time
     */
    <T> T call(Call<T> call, String late) throws Problem, InterruptedException {
        if (abandoned.get() >= MOST) {
            throw Problem.unavailable(late);
        }
        Task<T> task = new Task<>(call);
        pool.execute(task);
        try {
            return task.answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            task.abandon();
            throw Problem.unavailable(late);
        } catch (InterruptedException e) {
            task.abandon();
            throw e;
        } catch (ExecutionException e) {
            throw problem(Objects.requireNonNullElse(e.getCause(), e));
        }
    }

    private Problem problem(Throwable cause) {
        if (cause instanceof Problem problem) {
            return problem;
        }
        if (cause instanceof OutOfMemoryError) {
            return Problem.outOfMemory();
        }
        return failing(cause);
    }

    /** The problem for a failure; the stack trace goes to the log, unless a file is damaged. */
    Problem failing(Throwable cause) {
        if (cause instanceof TableException) {
            return Problem.unavailable(String.valueOf(cause.getMessage()));
        }
        LOGGER.log(Level.ERROR, asked + " failed", cause);
        return Problem.failingRules(asked + " failed: " + RulesFailure.reason(cause));
    }

    private final class Task<T> implements Runnable {
        private final Call<T> call;
        private final CompletableFuture<T> answer = new CompletableFuture<>();
        private @Nullable Thread thread; // null before and after it runs; guarded by this
        private boolean isAbandoned;

        Task(Call<T> call) {
            this.call = call;
        }

        @Override
        public void run() {
            synchronized (this) {
                if (isAbandoned) {
                    return;
                }
                thread = Thread.currentThread();
            }
            try {
                answer.complete(call.run());
            } catch (Throwable e) {
                answer.completeExceptionally(e);
            } finally {
                returned();
            }
        }

        private synchronized void returned() {
            thread = null;
            if (isAbandoned) {
                abandoned.decrementAndGet();
            }
            Thread.interrupted(); // the rules may have set it
        }

        synchronized void abandon() {
            isAbandoned = true;
            if (thread != null) {
                abandoned.incrementAndGet();
                thread.interrupt();
            }
        }
    }
}
