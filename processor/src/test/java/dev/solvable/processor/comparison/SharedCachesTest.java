package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import dev.solvable.runtime.search.ParallelSearch;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import dev.solvable.runtime.transposition.PackedEntries;
import dev.solvable.runtime.transposition.TranspositionTable;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The caches that the threads of a search share: no state is taken for another, and no entry is read half written. */
@Tag("slow")
@Timeout(600)
class SharedCachesTest {
    private static final Declaration CONNECT_FOUR = KnownGames.connectFour(7, 6);
    private static final Declaration NOTAKTO = Declaration.game(
            "Notakto",
            Grid.full(8, 8),
            new Marks(Choice.SHARED, false, Lines.straight(3).completing(Ends.LOSES)));

    @AfterEach
    void forgetInterrupts() {
        Thread.interrupted();
    }

    /** The transposition table that the threads of a solver's search share. */
    private record Cache(TranspositionTable table, int keyBits, int won) {
        static Cache of(Declaration game, int entries, int keyBits) throws ReflectiveOperationException {
            Solver solver = GameCompiler.compile(List.of(game.cached(entries))).solver(game.name(), 2);
            TranspositionTable table = tableOf(solver);
            List<PackedEntries> packed = SolverInternals.all(solver, PackedEntries.class);
            assertThat(packed).as("an entry is a long").hasSize(1);
            Field numbers = PackedEntries.class.getDeclaredField("entries");
            numbers.setAccessible(true);
            Arrays.fill((long[]) numbers.get(packed.get(0)), 0);
            return new Cache(table, keyBits, solver.facts().cells() + 1);
        }

        void assertIsOf(long known, long key) {
            assertThat(table.lower(known)).isEqualTo(lower(key));
            assertThat(table.upper(known)).isEqualTo(upper(key));
        }

        void remember(long key, long work) {
            table.remember(key, lower(key), upper(key), work);
        }

        /** Bounds that depend on the key, so that those of another state would be noticed. */
        private int lower(long key) {
            return (int) Long.remainderUnsigned(key * 31, won) - won;
        }

        private int upper(long key) {
            return (int) Long.remainderUnsigned(key * 17, won);
        }

        /** The key whose product, which says where it belongs in the cache, differs from another's in one bit. */
        long near(long key, int bit) {
            long factor = 0x9E3779B97F4A7C15L;
            long inverse = 0xF1DE83E19937733DL;
            return ((key * factor ^ 1L << bit) * inverse) & -1L >>> Long.SIZE - keyBits;
        }
    }

    /** The table of a solver of a large game, which has one as soon as it is asked. */
    private static TranspositionTable tableOf(Solver solver) {
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> solver.solve(
                        solver.initial(),
                        (done, total) -> Thread.currentThread().interrupt()));
        return SolverInternals.all(solver, TranspositionTable.class).get(0);
    }

    @ParameterizedTest
    @CsvSource({"200", "201", "1000", "65536"})
    void aStateIsNeverTakenForAnother(int entries) throws ReflectiveOperationException {
        assertStatesAreKnownApart(Cache.of(CONNECT_FOUR, entries, 49));
    }

    /** So few entries that an entry has two or three bits left for the work that it took. */
    @ParameterizedTest
    @CsvSource({"524288", "1000000"})
    void aStateOfManyBitsIsNeverTakenForAnother(int entries) throws ReflectiveOperationException {
        assertStatesAreKnownApart(Cache.of(NOTAKTO, entries, 64));
    }

    private static void assertStatesAreKnownApart(Cache cache) {
        Random random = new Random(cache.keyBits());
        long found = 0;
        for (int i = 0; i < 100_000; i++) {
            long key = random.nextLong() >>> Long.SIZE - cache.keyBits();
            cache.remember(key, 1 + random.nextInt(1 << 20));
            cache.assertIsOf(cache.table().lookUp(key), key);
            long near = cache.near(key, random.nextInt(cache.keyBits()));
            long any = random.nextLong() >>> Long.SIZE - cache.keyBits();
            for (long other : new long[] {near, any, random.nextInt(1000)}) {
                long known = cache.table().lookUp(other);
                if (known != 0) {
                    cache.assertIsOf(known, other);
                    found++;
                }
            }
            cache.remember(random.nextInt(1000), 1);
        }
        assertThat(found).as("what was looked up and there").isPositive();
    }

    @Test
    void threadsNeverReadHalfAnEntry() throws Exception {
        Cache cache = Cache.of(CONNECT_FOUR, 200, 49);
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            List<Callable<Long>> tasks = new ArrayList<>();
            for (int seed = 1; seed <= 3; seed++) {
                Random random = new Random(seed);
                tasks.add(() -> {
                    long found = 0;
                    for (int i = 0; i < 400_000; i++) {
                        long key = random.nextInt(600) * 0x1_2345_6789L; // three for each entry
                        long known = cache.table().lookUp(key);
                        if (known != 0) {
                            cache.assertIsOf(known, key);
                            found++;
                        }
                        cache.remember(key, 1);
                    }
                    return found;
                });
            }
            for (Future<Long> found : threads.invokeAll(tasks)) {
                assertThat(found.get()).isPositive();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** Where an entry does not fit in a long, threads share no cache, and one thread solves the game. */
    @Test
    void aSmallCacheOfLargeKeysIsUsedByOneThread() throws InterruptedException {
        Declaration game = KnownGames.inARow(4, 8, 4, false).cached(50);
        Solver solver = GameCompiler.compile(List.of(game)).solver(game.name(), 2);
        List<Integer> seen = new ArrayList<>();
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> solver.solve(solver.initial(), (done, total) -> {
                    seen.add(Teams.helpers(solver).size());
                    if (seen.size() == 3) {
                        Thread.currentThread().interrupt();
                    }
                }));
        assertThat(seen).containsOnly(0);
        assertThat(SolverInternals.all(solver, BoundsTranspositionTable.class))
                .as("an entry is a key and its bounds")
                .hasSize(1);
        assertThat(SolverInternals.all(solver, ParallelSearch.class)).hasSize(1);
    }

    @Test
    void aSmallCacheOfLargeKeysIsUsedByOneThreadWhereALineLosesToo() {
        Declaration game = KnownGames.inARow(4, 8, 4, true).cached(50);
        Solver solver = GameCompiler.compile(List.of(game)).solver(game.name(), 2);
        tableOf(solver);
        assertThat(SolverInternals.all(solver, BoundsTranspositionTable.class))
                .as("an entry is a key and its bounds")
                .hasSize(1);
        assertThat(SolverInternals.all(solver, ParallelSearch.class)).hasSize(1);
    }

    /** An outcome that depends on the key, so that that of another state would be noticed. */
}
