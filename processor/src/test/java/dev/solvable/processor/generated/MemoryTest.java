package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.processor.comparison.SolverInternals;
import dev.solvable.runtime.search.ParallelSearch;
import dev.solvable.runtime.transposition.Stages;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code facts().cacheBytes()} is what a solver's arrays take at most, whatever it is asked. */
@Tag("slow")
class MemoryTest {
    private static final long SEED = 17;

    /** Of the processor: on a busy machine a thread may not have begun after so long. */
    private static final long MOMENT_IN_NANOS = 20_000_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The largest tables that this test fills. */
    private static final long MAX_BYTES = 200L << 20;

    /** Games that are small enough to be asked about their start. */
    private static final List<String> SMALL =
            List.of("TicTacToe", "Notakto", "BlockGame", "Chomp", "Sim", "Cram", "WordSweptRow");

    /** Without the game whose rules are a program: of its positions nobody knows before how many there are. */
    private static Set<String> foretold() {
        Set<String> games = new TreeSet<>(EveryKind.sources().keySet());
        games.removeAll(Set.of("Race", "Coins"));
        return games;
    }

    @Test
    void noSolverTakesMoreThanItSays() {
        Set<String> games = foretold();
        Compilation compilation = EveryKind.compiled();
        int asked = 0;
        for (String name : games) {
            Solver solver = compilation.solver(name);
            if (solver.facts().cacheBytes() <= MAX_BYTES) {
                ask(solver, nearTheEnd(solver));
                assertKeepsItsWord(solver);
                asked++;
            }
        }
        assertThat(asked).isGreaterThan(games.size() * 3 / 4);
    }

    @ParameterizedTest
    @EnumSource
    void neitherDoOtherEngines(Algorithm engine) {
        Map<String, String> sources = new TreeMap<>(EveryKind.sources());
        sources.keySet().retainAll(SMALL);
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()), engine);
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        for (String name : sources.keySet()) {
            Solver solver = compilation.solver(name);
            ask(solver, nearTheEnd(solver));
            assertKeepsItsWord(solver);
        }
    }

    /** Beside the first thread's arrays, which they share, helpers have some of their own. */
    @Test
    void teamsTakeNoMoreThanTheySay() {
        Compilation compilation = EveryKind.compiled();
        int teams = 0;
        for (String name : foretold()) {
            Solver team = compilation.solver(name, 3);
            if (team.facts().cacheBytes() > MAX_BYTES) {
                continue;
            }
            ask(team, nearTheEnd(team));
            assertKeepsItsWord(team);
            if (SolverInternals.all(team, ParallelSearch.class).size() > 1) {
                assertThat(team.facts().cacheBytes())
                        .as(name)
                        .isGreaterThan(compilation.solver(name).facts().cacheBytes());
                teams++;
            }
        }
        assertThat(teams).isGreaterThan(10);
    }

    /** Threads that would have nothing of their own to do are never made. */
    @ParameterizedTest
    @CsvSource({"FallingOwn7x6, 23", "Domineering64, 45"})
    void helpersAreCountedThatThereMayBe(String game, int most) {
        Compilation compilation =
                GameCompiler.compile(Map.of(game, EveryKind.sources().get(game)), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        long bytes = compilation.solver(game, most).facts().cacheBytes();
        assertThat(compilation.solver(game, 1_000_000).facts().cacheBytes()).isEqualTo(bytes);
        assertThat(compilation.solver(game, most - 1).facts().cacheBytes()).isLessThan(bytes);
    }

    /** The cache of a search that fills it, once for outcomes and once for distances. */
    @Test
    void aCacheGrowsToItsSizeAndNoFurther() {
        String queens = EveryKind.sources().get("Queens").replace("cells = 64", "cells = 64, cacheEntries = 9_000");
        Compilation compilation = GameCompiler.compile(Map.of("Queens", queens), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        ImpartialSolver solver = (ImpartialSolver) compilation.solver("Queens");
        assertThat(solver.distance(solver.initial())).isEqualTo(7);
        assertThat(solver.nimber(solver.initial())).isEqualTo(3);
        assertKeepsItsWord(solver);
        assertThat(SolverInternals.bytesOfArrays(solver))
                .as("two full caches of 10 bytes an entry")
                .isGreaterThan(2 * 9_000 * 10L);
    }

    /** A row falls into small regions, which are not searched by proof numbers; nor is a board with few moves. */
    @ParameterizedTest
    @CsvSource({"8, 8, true", "1, 64, false", "64, 1, false", "2, 10, true", "2, 9, false"})
    void proofNumbersAreCountedWhereTheyServe(int rows, int columns, boolean serve) {
        String source = EveryKind.sources()
                .get("Cram64")
                .replace("cells = 64", "cells = " + rows * columns)
                .replace("rows = 8, columns = 8", "rows = " + rows + ", columns = " + columns);
        Compilation compilation = GameCompiler.compile(Map.of("Cram64", source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        String words =
                compilation.sources().get(EveryKind.PACKAGE + ".Cram64Solver").replaceAll("\\s+\\*\\s+", " ");
        assertThat(words.contains("for the cache of proof numbers")).as(words).isEqualTo(serve);
        assertThat(words.contains("Large regions are searched by proof numbers (df-pn)."))
                .as(words)
                .isEqualTo(serve);
    }

    /** While a cache grows to its last size, the stage before it is there, too. */
    @ParameterizedTest
    @ValueSource(strings = {"FallingOwn7x6", "Ternary40", "Misere40", "Notakto64", "Cram64", "Domineering64"})
    void stagesAreCountedWithTheOnesBefore(String game) {
        assertStagesAreCounted(game, EveryKind.sources().get(game));
    }

    /** So large keys that a table begins with more entries than others do, and two sizes of its last stage. */
    @ParameterizedTest
    @ValueSource(ints = {524_288, 1_000_000, 1_048_577})
    void stagesOfLargeKeysAreCountedToo(int entries) {
        String notakto = EveryKind.sources().get("Notakto64");
        assertStagesAreCounted("Notakto64", notakto.replace("cells = 64", "cells = 64, cacheEntries = " + entries));
    }

    /** The last stage is a few times the one before, or hardly larger. */
    @ParameterizedTest
    @ValueSource(ints = {4_096, 4_097, 20_000, 32_769, 524_288, 524_289, 3_000_000})
    void stagesOfSmallKeysAreCountedToo(int entries) {
        String falling = EveryKind.sources().get("FallingOwn7x6");
        assertStagesAreCounted("FallingOwn7x6", falling.replace("cells = 42", "cells = 42, cacheEntries = " + entries));
    }

    private static void assertStagesAreCounted(String game, String source) {
        Compilation compilation = GameCompiler.compile(Map.of(game, source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        Solver solver = compilation.solver(game);
        ask(solver, nearTheEnd(solver));
        long replaced = 0;
        List<?> all = SolverInternals.all(solver, Stages.class);
        assertThat(all).isNotEmpty();
        for (Object stages : all) {
            replaced += growToTheEnd((Stages<?>) stages);
        }
        assertThat(SolverInternals.bytesOfArrays(solver) + replaced)
                .isLessThanOrEqualTo(solver.facts().cacheBytes());
    }

    /** The bytes of the last stage but one; 0 where there is one stage. */
    private static long growToTheEnd(Stages<?> stages) {
        long replaced = 0;
        int before;
        do {
            before = stages.entries();
            long bytes = SolverInternals.bytesOfArrays(stages.current());
            for (int written = 0; written <= before / 2 && stages.entries() == before; written++) {
                stages.countWritten();
            }
            replaced = stages.entries() > before ? bytes : replaced;
        } while (stages.entries() > before);
        return replaced;
    }

    /** Arrays are made before a search begins, so it need not end. */
    private static void ask(Solver solver, long position) {
        if (solver.facts().solvedBy().sweeps()) {
            solver.outcome(position);
        }
        askForAMoment(() -> solver.outcome(position));
        askForAMoment(() -> solver.distance(position));
        askForAMoment(() -> solver.bestMove(position));
        if (solver instanceof ImpartialSolver impartial) {
            askForAMoment(() -> impartial.nimber(position));
        }
    }

    private static void askForAMoment(Runnable question) {
        Thread thread = new Thread(() -> {
            try {
                question.run();
            } catch (CancellationException enough) {
                assertThat(Thread.currentThread().isInterrupted()).isTrue();
            }
        });
        thread.start();
        try {
            while (thread.isAlive() && THREADS.getThreadCpuTime(thread.getId()) < MOMENT_IN_NANOS) {
                thread.join(1);
            }
            thread.interrupt();
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The last position of a play at random in which the game is not over. */
    private static long nearTheEnd(Solver solver) {
        Random random = new Random(SEED);
        long position = solver.initial();
        while (true) {
            int[] moves = solver.moves(position);
            long next = solver.play(position, moves[random.nextInt(moves.length)]);
            if (solver.isTerminal(next)) {
                return position;
            }
            position = next;
        }
    }

    private static void assertKeepsItsWord(Solver solver) {
        assertThat(SolverInternals.bytesOfArrays(solver))
                .as("%s by %s", solver.facts().name(), solver.facts().solvedBy())
                .isPositive()
                .isLessThanOrEqualTo(solver.facts().cacheBytes());
    }
}
