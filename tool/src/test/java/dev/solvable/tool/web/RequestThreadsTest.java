package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A slow client loses its thread; one that waits for a thread, or for an answer, loses nothing. */
class RequestThreadsTest {
    private static final long WAIT_MILLIS = 300;

    private final RequestThreads threads = new RequestThreads(Duration.ofMillis(WAIT_MILLIS));
    private final BlockingQueue<String> ends = new LinkedBlockingQueue<>();
    private final CountDownLatch never = new CountDownLatch(1);

    @AfterEach
    void close() {
        threads.close();
    }

    /** Waits for a client that does nothing. */
    private void awaitClient() {
        try {
            never.await();
        } catch (InterruptedException e) {
            ends.add("cut off");
        }
    }

    private String end() throws InterruptedException {
        return String.valueOf(ends.poll(60, TimeUnit.SECONDS));
    }

    @Test
    void whatDoesNotArriveIsCutOff() throws InterruptedException {
        threads.execute(this::awaitClient);

        assertThat(end()).isEqualTo("cut off");
    }

    @Test
    void anAnswerThatNobodyTakesIsCutOff() throws InterruptedException {
        threads.execute(() -> {
            threads.clientIsDone();
            threads.waitForClient();
            awaitClient();
        });

        assertThat(end()).isEqualTo("cut off");
    }

    @Test
    void anAnswerMayTakeItsTime() throws InterruptedException {
        threads.execute(() -> {
            threads.clientIsDone();
            try {
                ends.add(never.await(4 * WAIT_MILLIS, TimeUnit.MILLISECONDS) ? "released" : "answered");
            } catch (InterruptedException e) {
                ends.add("cut off");
            }
        });

        assertThat(end()).isEqualTo("answered");
    }

    @Test
    void aRequestThatFindsNoMemoryIsRunAgain() throws InterruptedException {
        AtomicInteger runs = new AtomicInteger();
        threads.execute(() -> {
            if (runs.incrementAndGet() == 1) {
                throw new OutOfMemoryError("as if");
            }
            ends.add("answered");
        });

        assertThat(end()).isEqualTo("answered");
    }

    @Test
    @Timeout(60)
    void aRequestThatNeverFindsMemoryEndsNoThread() throws InterruptedException {
        for (int i = 0; i < 200; i++) {
            threads.execute(() -> {
                throw new OutOfMemoryError("as if");
            });
        }
        threads.execute(() -> ends.add("answered"));

        assertThat(end()).isEqualTo("answered");
    }

    @Test
    void whoWaitsForAThreadHasAllItsTimeThen() throws InterruptedException {
        for (int i = 0; i < 500; i++) {
            threads.execute(this::awaitClient);
        }
        threads.execute(() -> ends.add(Thread.currentThread().isInterrupted() ? "cut off too" : "answered"));

        List<String> all = new ArrayList<>();
        for (int i = 0; i <= 500; i++) {
            all.add(end());
        }
        assertThat(all).containsOnlyOnce("answered").containsOnly("cut off", "answered");
    }
}
