package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever asks can be interrupted, and progress is reported truly. */
@Tag("slow")
@Timeout(300)
class InterruptionTest {
    /** How long a question may go on after its thread was interrupted. */
    private static final long SOON_IN_SECONDS = 60;

    @AfterEach
    void forgetInterrupts() {
        Thread.interrupted();
    }

    private static Solver solver(String game) {
        return solver(game, EveryKind.sources().get(game));
    }

    private static Solver solver(String game, String source) {
        Compilation compilation = GameCompiler.compile(Map.of(game, source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation.solver(game);
    }

    /** A listener may end the solving by any exception; only an interrupt is reported as one. */
    @ParameterizedTest
    @ValueSource(strings = {"FallingOwn7x6", "Queens", "Domineering64", "Notakto64"})
    void theExceptionOfAListenerIsPassedOn(String game) {
        Solver solver = solver(game);
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> solver.solve(solver.initial(), (done, total) -> {
                    throw new CancellationException("enough");
                }))
                .withMessage("enough");
    }

    /** Progress as it was reported. */
    private record Report(long done, long total) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TicTacToe",
                "SweptMasks",
                "SweptBlocks",
                "Sim",
                "Ternary",
                "Wild",
                "Notakto",
                "FallingOwnSwept",
                "FallingAnySwept",
                "FallingSharedSwept",
                "BlockGame",
                "WordSweptRow",
                "CramTernary",
                "Domineering",
                "Chomp",
                "Queens",
                "Checked",
                "Cram64"
            })
    void progressNeverFallsAndEndsComplete(String game) throws InterruptedException {
        Solver solver = solver(game);
        List<Report> reports = new ArrayList<>();
        solver.solve((done, total) -> reports.add(new Report(done, total)));
        assertThat(reports).isNotEmpty();
        long total = reports.get(0).total();
        assertThat(reports).allMatch(report -> report.total() == total && report.done() >= 0);
        assertThat(reports.stream().map(Report::done).toList()).isSorted();
        assertThat(reports.get(reports.size() - 1).done()).isEqualTo(total);
        assertThat(total)
                .isIn(0L, (long) solver.facts().cacheEntries(), solver.facts().states());
        // Once solved there is nothing more to do.
        reports.clear();
        solver.solve((done, all) -> reports.add(new Report(done, all)));
        assertThat(reports).containsExactly(new Report(total, total));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"TicTacToe", "SweptBlocks", "BlockGame", "FallingOwnSwept", "Domineering", "Wild", "Cram64"})
    void anInterruptedThreadDoesNotBeginToSolve(String game) throws InterruptedException {
        Solver solver = solver(game);
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> solver.solve((done, total) -> {}));
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        solver.solve((done, total) -> {});
    }

    /** The listener interrupts its own thread, so that nothing depends on time. */
    @ParameterizedTest
    @ValueSource(strings = {"SweptBlocks", "BlockGame", "FallingOwnSwept", "WordSweptRow"})
    void solvingStopsWhenInterruptedAndCanBeginAgain(String game) throws InterruptedException {
        Solver solver = solver(game);
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() ->
                        solver.solve((done, total) -> Thread.currentThread().interrupt()));
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        Outcome outcome = solver.outcome(solver.initial());
        assertThat(outcome).isEqualTo(solver(game).outcome(solver.initial()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"TicTacToe", "SweptBlocks", "BlockGame", "FallingOwnSwept", "Domineering", "Sim"})
    void aQuestionOfAnInterruptedThreadIsCancelledAndTheThreadStaysInterrupted(String game) {
        Solver solver = solver(game);
        List<Consumer<Solver>> questions = List.of(
                asked -> asked.outcome(asked.initial()),
                asked -> asked.distance(asked.initial()),
                asked -> asked.bestMove(asked.initial()));
        for (Consumer<Solver> question : questions) {
            Thread.currentThread().interrupt();
            assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> question.accept(solver));
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(solver.outcome(solver.initial())).isNotNull();
    }

    /** Runs a question that would take hours in a thread that is interrupted soon. */
    private static void assertCancelledSoon(Runnable question) throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicBoolean stillInterrupted = new AtomicBoolean();
        CountDownLatch begun = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            begun.countDown();
            try {
                question.run();
            } catch (CancellationException e) {
                thrown.set(e);
                stillInterrupted.set(Thread.currentThread().isInterrupted());
            }
        });
        thread.setDaemon(true);
        thread.start();
        assertThat(begun.await(SOON_IN_SECONDS, TimeUnit.SECONDS)).isTrue();
        Thread.sleep(300);
        assertThat(thread.isAlive()).as("the question is hard").isTrue();
        thread.interrupt();
        thread.join(TimeUnit.SECONDS.toMillis(SOON_IN_SECONDS));
        assertThat(thread.isAlive()).as("the question goes on").isFalse();
        assertThat(thrown.get()).isInstanceOf(CancellationException.class).hasMessageContaining("interrupted");
        assertThat(stillInterrupted).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Cram64",
                "Domineering64",
                "Pentominoes",
                "Notakto64",
                "FallingOwn64",
                "FallingAny7x6",
                "Wild40",
                "Misere40"
            })
    void aLongSearchStopsSoon(String game) throws InterruptedException {
        Solver solver = solver(game);
        assertCancelledSoon(() -> solver.distance(solver.initial()));
    }

    @Test
    void aLongSearchOfFiveInARowStopsSoonAndTheSolverGoesOn() throws InterruptedException {
        String source = EveryKind.sources()
                .get("Masks")
                .replace("cells = 9, encoding = Encoding.BITMASK, cacheEntries = 1000", "cells = 25, cacheEntries = 10")
                .replace("rows = 3, columns = 3", "rows = 5, columns = 5")
                .replace("length = 3", "length = 5");
        Solver solver = solver("Masks", source);
        assertCancelledSoon(() -> solver.outcome(solver.initial()));
        long position = solver.parse("""
                xxxx.
                oooo.
                xoxox
                oxoxo
                xo...
                """);
        assertThat(solver.outcome(position)).isEqualTo(Outcome.WIN);
        assertThat(solver.distance(position)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TicTacToe",
                "BlockGame",
                "Masks",
                "Hole",
                "FallingOwnSearched",
                "Notakto",
                "CramTernary",
                "Chomp"
            })
    void onePositionIsSolvedAhead(String game) throws InterruptedException {
        Solver solver = solver(game);
        long position = solver.play(solver.initial(), solver.moves(solver.initial())[0]);
        List<Report> reports = new ArrayList<>();
        solver.solve(position, (done, total) -> reports.add(new Report(done, total)));
        assertThat(reports.stream().map(Report::done).toList()).isSorted();
        Report last = reports.get(reports.size() - 1);
        assertThat(last.done()).isEqualTo(last.total());
        assertThat(solver.distance(position)).isEqualTo(solver(game).distance(position));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> solver.solve(-2, (done, total) -> {}));
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> solver.solve(position, (done, total) -> {}));
        assertThat(Thread.interrupted()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Cram64", "Notakto64", "FallingOwn64"})
    void aLongSearchTellsHowManyStatesItLookedAtAndStopsWhenInterrupted(String game) {
        Solver solver = solver(game);
        List<Report> reports = new ArrayList<>();
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> solver.solve(solver.initial(), (done, total) -> {
                    reports.add(new Report(done, total));
                    if (reports.size() == 3) {
                        Thread.currentThread().interrupt();
                    }
                }));
        assertThat(Thread.interrupted()).isFalse();
        assertThat(reports).allMatch(report -> report.total() == 0 && report.done() > 0);
        assertThat(reports.stream().map(Report::done).toList()).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void aWaitingThreadCanBeInterrupted() throws InterruptedException {
        Solver solver = solver("Cram64");
        Thread busy = new Thread(() -> {
            try {
                solver.distance(solver.initial());
            } catch (CancellationException e) {
                Thread.currentThread().interrupt();
            }
        });
        busy.setDaemon(true);
        busy.start();
        Thread.sleep(100);
        assertCancelledSoon(() -> solver.outcome(solver.initial()));
        busy.interrupt();
        busy.join(TimeUnit.SECONDS.toMillis(SOON_IN_SECONDS));
        assertThat(busy.isAlive()).isFalse();
    }

    /** Two opposite corners are missing: 32 squares of one colour and 30 of the other, but no search sees that soon. */
    @ParameterizedTest
    @ValueSource(strings = {"Cram64", "Domineering64"})
    void aHardCoverStopsSoon(String game) throws InterruptedException {
        Solver solver = solver(game);
        long mutilated = ~(1L | 1L << 63);
        assertCancelledSoon(() -> solver.isReachable(mutilated));
        assertThat(solver.isReachable(solver.initial())).isTrue();
    }
}
