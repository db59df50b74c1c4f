package dev.solvable.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.OperatingSystemMXBean;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.sample.games.GameCatalog;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
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
        PositionTable table = RetrogradeEngine.of(solver).orElseThrow().table(null);
        Map<DobutsuKind, Long> kinds = DobutsuKind.count(table);
        long start = solver.initial();

        assertThat(solver.outcome(start)).isEqualTo(Outcome.LOSS);
        assertThat(solver.distance(start)).isEqualTo(78);
        assertThat(Arrays.stream(solver.moves(start)).map(move -> 1 + solver.distance(solver.play(start, move))))
                .containsExactlyInAnyOrder(78, 78, 78, 76);
        assertThat(DobutsuKind.longest(table)).isEqualTo(173);
        assertThat(table.size() - 1).isEqualTo(246_803_167);
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
    void teekoIsADraw() throws InterruptedException {
        assertDrawn(GameCatalog.find("Teeko").orElseThrow(), 12_063_947);
    }

    @Test
    void dodgemOn5x5IsADraw() throws InterruptedException {
        assertDrawn(new Dodgem5x5Solver(THREADS), 120_020_062);
    }

    /** Drawn, and for ever: nothing in these games ends in a draw. */
    private static void assertDrawn(Solver solver, long positions) throws InterruptedException {
        long start = solver.initial();
        PositionTable table = RetrogradeEngine.of(solver).orElseThrow().table(null);
        LongAdder endedInDraws = new LongAdder();
        table.forEachPosition(position -> {
            int value = table.value(position);
            boolean ends = Values.distance(value) != Solver.ENDLESS;
            endedInDraws.add(Values.outcome(value) == Outcome.DRAW && ends ? 1 : 0);
        });

        assertThat(solver.outcome(start)).isEqualTo(Outcome.DRAW);
        assertThat(solver.distance(start)).isEqualTo(Solver.ENDLESS);
        assertThat(table.size()).isEqualTo(positions);
        assertThat(endedInDraws.sum()).isZero();
    }
}
