package dev.solvable.runtime.retrograde.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that are asked for and are not there. */
class CrewTest {
    private static final int PARTS = 100;

    /** It was taken for a heap without room for the positions, and left the helpers that had started to themselves. */
    @Test
    void aThreadThatThereIsNoRoomForIsMissedByNobody() throws InterruptedException {
        assertThat(asked(() -> {
                    throw new OutOfMemoryError("Java heap space");
                }))
                .isEqualTo(2);
    }

    @Test
    void aThreadThatCannotBeStartedIsMissedByNobody() throws InterruptedException {
        Thread unable = new Thread("unable") {
            @Override
            public void start() {
                throw new OutOfMemoryError("unable to create native thread");
            }
        };
        assertThat(asked(() -> unable)).isEqualTo(2);
    }

    /** Has work done by a crew of four of which the second helper cannot start. Returns how many were asked for. */
    private static int asked(Supplier<Thread> second) throws InterruptedException {
        AtomicInteger asked = new AtomicInteger();
        AtomicReference<Thread> first = new AtomicReference<>();
        Crew crew = new Crew("Crew", 4, PARTS, (done, total) -> {}) {
            @Override
            Thread newHelper(Runnable work, String helperName) {
                if (asked.getAndIncrement() > 0) {
                    return second.get();
                }
                first.set(super.newHelper(work, helperName));
                return first.get();
            }
        };
        AtomicInteger done = new AtomicInteger();
        crew.share((member, part) -> done.incrementAndGet(), PARTS, true);
        assertThat(done).hasValue(PARTS);
        assertThat(first.get().isAlive()).isFalse();
        return asked.get();
    }

    /** Rules and listeners in other languages may throw what Java has them declare: a part of the work was missing. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void whatAMemberThrowsIsThrownOnceAllHaveEnded(int failing) {
        IOException thrown = new IOException("undeclared");
        AtomicReference<Thread> helper = new AtomicReference<>();
        Crew crew = new Crew("Crew", 2, PARTS, (done, total) -> {}) {
            @Override
            Thread newHelper(Runnable work, String helperName) {
                helper.set(super.newHelper(work, helperName));
                return helper.get();
            }
        };
        CountDownLatch bothWork = new CountDownLatch(2);
        assertThatThrownBy(() -> crew.share(
                        (member, part) -> {
                            bothWork.countDown();
                            await(bothWork);
                            if (member == failing) {
                                throw CrewTest.<RuntimeException>undeclared(thrown);
                            }
                        },
                        PARTS,
                        true))
                .isSameAs(thrown);
        assertThat(helper.get().isAlive()).isFalse();
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T undeclared(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** An interrupt between two pieces of work ended it with an exception that was nobody's. */
    @Test
    void anInterruptBetweenPiecesOfWorkIsAnInterrupt() {
        Crew crew = new Crew("Crew", 2, PARTS, (done, total) -> {});
        Thread.currentThread().interrupt();
        crew.skip(PARTS);
        assertThatThrownBy(() -> crew.share((member, part) -> {}, PARTS, true))
                .isInstanceOf(InterruptedException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aListenerHearsOfAllSteps(int threads) throws InterruptedException {
        AtomicLong heard = new AtomicLong();
        Crew crew = new Crew("Crew", threads, PARTS, (done, total) -> heard.set(done));
        crew.skip(5);
        Crew.Work work = (member, part) -> {
            for (int i = 0; i < 1 << 12; i++) {
                crew.count(member, 1);
            }
        };
        crew.share(work, PARTS, true);
        assertThat(heard.get()).isPositive().isLessThanOrEqualTo(5 + (PARTS << 12));
        crew.count(0, 1 << 16);
        crew.lookUp(0);
        assertThat(heard).hasValue(5 + (PARTS << 12) + (1 << 16));
    }

    @Test
    void nobodyIsThereWithoutAPart() {
        assertThat(new Crew("Crew", Integer.MAX_VALUE, PARTS, (done, total) -> {}).size())
                .isEqualTo(PARTS);
        assertThat(new Crew("Crew", 3, PARTS, (done, total) -> {}).size()).isEqualTo(3);
    }
}
