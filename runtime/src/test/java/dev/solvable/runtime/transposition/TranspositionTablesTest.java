package dev.solvable.runtime.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Transposition tables: no state is taken for another, none is lost that took more work, and none is read half written.
 */
class TranspositionTablesTest {
    private static final int WON = 43;
    private static final int KEY_BITS = 49;

    private static Stream<Arguments> tables() {
        return Stream.of(
                        new PackedTranspositionTable(200, KEY_BITS, WON, false),
                        new PackedTranspositionTable(201, KEY_BITS, WON, true),
                        new PackedTranspositionTable(65_536, KEY_BITS, WON, true),
                        new PackedTranspositionTable(1, 10, WON, false),
                        new BoundsTranspositionTable(1, WON),
                        new BoundsTranspositionTable(200, WON),
                        new PackedTranspositionTable(100_000, 10, WON, true),
                        new BoundsTranspositionTable(50_000, WON))
                .map(Arguments::of);
    }

    /** Bounds that depend on the key, so that those of another state would be noticed. */
    private static int lower(long key) {
        return (int) Long.remainderUnsigned(key * 31, WON) - WON;
    }

    private static int upper(long key) {
        return (int) Long.remainderUnsigned(key * 17, WON);
    }

    private static void assertIsOf(TranspositionTable table, long known, long key) {
        assertThat(table.lower(known)).isEqualTo(lower(key));
        assertThat(table.upper(known)).isEqualTo(upper(key));
    }

    private static void remember(TranspositionTable table, long key, long work) {
        table.remember(key, lower(key), upper(key), work);
    }

    /** The key whose product, which says where it belongs, differs from another's in one bit. */
    private static long near(long key, int bit, int keyBits) {
        long inverse = 0xF1DE83E19937733DL;
        return ((key * Scatter.FACTOR ^ 1L << bit) * inverse) & -1L >>> Long.SIZE - keyBits;
    }

    private static void assertStatesAreKnownApart(TranspositionTable table, int keyBits) {
        Random random = new Random(keyBits);
        for (int i = 0; i < 50_000; i++) {
            long key = random.nextLong() >>> Long.SIZE - keyBits;
            remember(table, key, 1 + random.nextInt(1 << 20));
            assertIsOf(table, table.lookUp(key), key);
            long near = near(key, random.nextInt(keyBits), keyBits);
            for (long other : new long[] {near, random.nextLong() >>> Long.SIZE - keyBits, random.nextInt(1000)}) {
                long known = table.lookUp(other);
                if (known != 0) {
                    assertIsOf(table, known, other);
                }
            }
            remember(table, random.nextInt(1000) & -1L >>> Long.SIZE - keyBits, 1);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aStateIsNeverTakenForAnother(TranspositionTable table) {
        assertStatesAreKnownApart(table, table instanceof PackedTranspositionTable ? 10 : KEY_BITS);
    }

    /** Also where an entry has but two bits left for the work that it took. */
    @ParameterizedTest
    @CsvSource({"200, 49", "201, 49", "1000, 49", "65536, 49", "524288, 64", "1000000, 64"})
    void norIsOneOfManyBits(int entries, int keyBits) {
        assertStatesAreKnownApart(new PackedTranspositionTable(entries, keyBits, WON, true), keyBits);
    }

    /** Scores of -won to won, the least of which is told from nothing. */
    @ParameterizedTest
    @MethodSource("tables")
    void everyScoreIsKept(TranspositionTable table) {
        for (int lower = -WON; lower <= WON; lower++) {
            for (int upper = lower; upper <= WON; upper++) {
                table.remember(7, lower, upper, Long.MAX_VALUE >>> 16);
                long known = table.lookUp(7);
                assertThat(table.lower(known)).isEqualTo(lower);
                assertThat(table.upper(known)).isEqualTo(upper);
            }
        }
    }

    /** Larger entries get what the smaller ones knew, with its product and its work. */
    @ParameterizedTest
    @CsvSource({"10, 1000", "20, 4096", "32, 4097", "49, 5000", "64, 524289"})
    void moreEntriesAreToldAllThatWasKnown(int keyBits, int count) {
        PackedEntries entries = new PackedEntries(count, keyBits, 14, false);
        PackedEntries larger = new PackedEntries(8 * count, keyBits, 14, false);
        Random random = new Random(count);
        List<Long> products = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            products.add(entries.product(random.nextLong() >>> Long.SIZE - keyBits));
            entries.remember(products.get(i), 1 + random.nextInt((1 << 14) - 1), 1 + random.nextInt(1 << 20));
        }
        entries.copyTo(larger);
        int known = 0;
        for (long product : products) {
            if (entries.lookUp(product) != 0) {
                assertThat(larger.lookUp(product)).isEqualTo(entries.lookUp(product));
                known++;
            }
        }
        assertThat(known).isPositive();
    }

    @Test
    void aTableGrowsWithItsUseToItsLimit() {
        PackedTranspositionTable table = new PackedTranspositionTable(100_000, KEY_BITS, WON, false);
        int first = table.stages.entries();
        assertThat(first).isLessThan(100_000);
        for (int i = 1; i <= 200_000; i++) {
            remember(table, i, 1);
        }
        assertThat(table.stages.entries()).isEqualTo(100_000);
        assertThat(new PackedTranspositionTable(5, 10, WON, false).stages.entries())
                .isEqualTo(5);
    }

    @Test
    void whereTheHeapHasNoRoomTheSmallOneStays() {
        Stages<long[]> stages = new Stages<>(16, 1000, new Stages.Kind<>() {
            @Override
            public long[] newStage(int entries) {
                if (entries > 64) {
                    throw new OutOfMemoryError("as the JVM says it");
                }
                return new long[entries];
            }

            @Override
            public void copy(long[] smaller, long[] larger) {
                System.arraycopy(smaller, 0, larger, 0, smaller.length);
            }
        });
        for (int i = 0; i < 10_000; i++) {
            stages.current()[i % 16] = i;
            stages.countWritten();
            assertThat(stages.current()[i % 16]).isEqualTo(i);
        }
        assertThat(stages.entries()).isEqualTo(64);
    }

    /** An entry that a thread counted just as another one began the next stage could end all growth. */
    @Test
    void aTableThatThreadsShareGrowsToItsLimit() throws InterruptedException {
        int limit = 1 << 14;
        AtomicReference<Stages<Integer>> shared = new AtomicReference<>(slowlyGrowing(limit));
        AtomicBoolean isOver = new AtomicBoolean();
        Thread other = new Thread(() -> {
            while (!isOver.get()) {
                shared.get().countWritten();
            }
        });
        other.start();
        try {
            for (long end = System.nanoTime() + 1_500_000_000; System.nanoTime() < end; ) {
                shared.set(slowlyGrowing(limit));
                // the other thread may be stopped while it grows the table
                long late = System.nanoTime() + 10_000_000_000L;
                while (shared.get().entries() < limit && System.nanoTime() < late) {
                    shared.get().countWritten();
                }
                assertThat(shared.get().entries()).isEqualTo(limit);
            }
        } finally {
            isOver.set(true);
            other.join();
        }
    }

    private static Stages<Integer> slowlyGrowing(int limit) {
        return new Stages<>(4, limit, new Stages.Kind<>() {
            @Override
            public Integer newStage(int entries) {
                return entries;
            }

            @Override
            public void copy(Integer smaller, Integer larger) {
                for (int i = 0; i < 300; i++) {
                    Thread.onSpinWait();
                }
            }
        });
    }

    @Test
    void ofThreeStatesInASetTheOneThatTookLeastWorkGivesWay() {
        TranspositionTable table = new PackedTranspositionTable(2, 20, WON, false);
        remember(table, 1, 1000);
        remember(table, 2, 10);
        remember(table, 3, 100);
        assertIsOf(table, table.lookUp(1), 1);
        assertIsOf(table, table.lookUp(3), 3);
        assertThat(table.lookUp(2)).isZero();
    }

    @Test
    void threadsNeverReadHalfAnEntry() throws Exception {
        threadsNeverReadHalfAnEntry(new PackedTranspositionTable(200, KEY_BITS, WON, true));
        threadsNeverReadHalfAnEntry(new PackedTranspositionTable(1 << 20, KEY_BITS, WON, true));
    }

    private static void threadsNeverReadHalfAnEntry(TranspositionTable table) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int seed = 1; seed <= 3; seed++) {
                Random random = new Random(seed);
                tasks.add(() -> {
                    int found = 0;
                    for (int i = 0; i < 400_000; i++) {
                        long key = random.nextInt(600) * 0x1_2345_6789L; // three for each entry
                        long known = table.lookUp(key);
                        if (known != 0) {
                            assertIsOf(table, known, key);
                            found++;
                        }
                        remember(table, key, 1);
                    }
                    return found;
                });
            }
            for (Future<Integer> found : threads.invokeAll(tasks)) {
                assertThat(found.get()).isPositive();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** While the last stage is filled the one before it is still there. */
    @Test
    void aTableThatGrowsTellsItsBytes() {
        assertThat(Stages.bytes(4, 4, Long.BYTES)).isEqualTo(4 * 8);
        assertThat(Stages.bytes(4, 100, Long.BYTES)).isEqualTo((64 + 100) * 8);
        assertThat(FactTable.memory("facts", 1 << 10).bytes()).isEqualTo((256 + 1024) * 10);
        assertThat(PackedTranspositionTable.bytes(1 << 15, 10, WON)).isEqualTo((16_384 + 32_768) * 8);
    }

    @Test
    void largeKeysDoNotFitInASmallTable() {
        assertThat(PackedTranspositionTable.fits(1, 10, WON)).isTrue();
        assertThat(PackedTranspositionTable.fits(1, Long.SIZE, WON)).isFalse();
        assertThat(PackedTranspositionTable.fits(1 << 22, Long.SIZE, WON)).isTrue();
    }
}
