package dev.solvable.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.OperatingSystemMXBean;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.runtime.retrograde.analysis.Counts;
import dev.solvable.sample.games.GameCatalog;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games that take minutes and some gigabytes: the nightly build has a JVM of its own for them. */
@Tag("nightly")
@Tag("large")
class LargeGamesTest {
    private static final long GIGABYTE = 1L << 30;

    private static final long HEAP = 4 * GIGABYTE;

    /** The heap, and what else has to run beside it. */
    private static final long MEMORY = HEAP + GIGABYTE * 3 / 2;

    private static final int THREADS = Math.min(2, Runtime.getRuntime().availableProcessors());

    @BeforeEach
    void theMachineHasTheMemory() {
        long memory = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getTotalMemorySize();
        assumeTrue(
                memory >= MEMORY,
                () -> String.format(
                        Locale.ROOT,
                        "not tested: it takes a heap of %,d bytes, for which a machine needs %,d, and this one has %,d",
                        HEAP,
                        MEMORY,
                        memory));
        assertThat(Runtime.getRuntime().maxMemory())
                .as("the heap, for which the profile \"nightly\" gives this test -Xmx4g")
                .isGreaterThan(HEAP * 9 / 10);
    }

    @Test
    void dobutsuIsLostIn78Plies() throws InterruptedException {
        DobutsuSolver solver = new DobutsuSolver(THREADS);
        RetrogradeEngine engine = RetrogradeEngine.of(solver).orElseThrow();
        Map<DobutsuKind, Long> kinds = DobutsuKind.count(engine.table((done, total) -> {}));
        Counts counts = engine.counts();
        long start = solver.initial();

        assertThat(solver.outcome(start)).isEqualTo(Outcome.LOSS);
        assertThat(solver.distance(start)).isEqualTo(78);
        assertThat(Arrays.stream(solver.moves(start)).map(move -> 1 + solver.distance(solver.play(start, move))))
                .containsExactlyInAnyOrder(78, 78, 78, 76);
        assertThat(counts.longest()).isEqualTo(173);
        assertThat(counts.positions() - 1).isEqualTo(246_803_167);
        assertThat(kinds)
                .hasSize(6)
                .allSatisfy((kind, count) -> assertThat(count)
                        .as(kind.text)
                        .isEqualTo(kind == DobutsuKind.WITHOUT_LION ? 1 : kind.published));
    }

    /** The value that P. Beling's impartial-games gives. */
    @Test
    void cramOn7x7HasTheGrundyValue1() {
        ImpartialSolver solver = new CramBoards_Rows7Columns7Solver();
        assertThat(solver.nimber(solver.initial())).isEqualTo(1);
    }

    @Test
    void teekoIsADraw() {
        assertDrawn(GameCatalog.find("Teeko").orElseThrow(), 12_063_947);
    }

    @Test
    void dodgemOn5x5IsADraw() {
        assertDrawn(new Dodgem5x5Solver(THREADS), 120_020_062);
    }

    /** Drawn, and for ever: nothing in these games ends in a draw. */
    private static void assertDrawn(Solver solver, long positions) {
        long start = solver.initial();
        Counts counts = RetrogradeEngine.of(solver).orElseThrow().counts();

        assertThat(solver.outcome(start)).isEqualTo(Outcome.DRAW);
        assertThat(solver.distance(start)).isEqualTo(Solver.ENDLESS);
        assertThat(counts.positions()).isEqualTo(positions);
        assertThat(counts.endless()).isEqualTo(counts.drawn());
    }
}
