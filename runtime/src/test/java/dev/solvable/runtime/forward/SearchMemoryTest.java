package dev.solvable.runtime.forward;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.forward.SearchMemory.Kind;
import dev.solvable.runtime.transposition.Scatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The table of searches: no question is taken for another, none is lost that took more work. */
class SearchMemoryTest {
    private static final int MOST = SearchMemory.MAX;

    /** Numbers that depend on the question, so that those of another one would be noticed. */
    private static int lower(long position, Kind kind) {
        return (int) Long.remainderUnsigned((position + kind.ordinal()) * 31, MOST) - MOST;
    }

    private static int upper(long position, Kind kind) {
        return (int) Long.remainderUnsigned((position + kind.ordinal()) * 17, MOST);
    }

    private static void assertIsOf(SearchMemory memory, long known, long position, Kind kind) {
        assertThat(memory.lower(known)).isEqualTo(lower(position, kind));
        assertThat(memory.upper(known)).isEqualTo(upper(position, kind));
    }

    private static void remember(SearchMemory memory, long position, Kind kind, long work) {
        memory.remember(position, kind, lower(position, kind), upper(position, kind), work);
    }

    /** The position whose product, which says where it belongs, differs from another's in one bit. */
    private static long near(long position, int bit) {
        long inverse = 0xF1DE83E19937733DL;
        return (position * Scatter.FACTOR ^ 1L << bit) * inverse;
    }

    @ParameterizedTest
    @CsvSource({"1, false", "200, false", "50001, true"})
    void aQuestionIsNeverTakenForAnother(int entries, boolean shared) {
        SearchMemory memory = new SearchMemory(entries, shared);
        Random random = new Random(entries);
        for (int i = 0; i < 50_000; i++) {
            long position = random.nextLong();
            Kind kind = Kind.values()[i % 4];
            remember(memory, position, kind, 1 + random.nextInt(1 << 20));
            assertIsOf(memory, memory.lookUp(position, kind), position, kind);
            long near = near(position, random.nextInt(Long.SIZE));
            for (long other : new long[] {position, near, random.nextLong(), random.nextInt(1000)}) {
                for (Kind each : Kind.values()) {
                    long known = memory.lookUp(other, each);
                    if (known != 0) {
                        assertIsOf(memory, known, other, each);
                    }
                }
            }
            remember(memory, random.nextInt(1000), kind, 1);
        }
    }

    /** From the least number, which is told from nothing, to the greatest; those beyond are kept as these. */
    @ParameterizedTest
    @EnumSource
    void everyNumberIsKept(Kind kind) {
        SearchMemory memory = new SearchMemory(1, false);
        int[] numbers = {-MOST, 1 - MOST, -43, -1, 0, 1, 43, MOST - 1, MOST};
        for (int lower : numbers) {
            for (int upper : numbers) {
                memory.remember(7, kind, lower, upper, Long.MAX_VALUE);
                long known = memory.lookUp(7, kind);
                assertThat(known).isNotZero();
                assertThat(memory.lower(known)).isEqualTo(lower);
                assertThat(memory.upper(known)).isEqualTo(upper);
            }
        }
        memory.remember(7, kind, Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
        long known = memory.lookUp(7, kind);
        assertThat(memory.lower(known)).isEqualTo(-MOST);
        assertThat(memory.upper(known)).isEqualTo(MOST);
    }

    @Test
    void ofThreeQuestionsInTwoPlacesTheOneThatTookLeastWorkGivesWay() {
        SearchMemory memory = new SearchMemory(2, false);
        remember(memory, 1, Kind.SCORE, 1000);
        remember(memory, 2, Kind.SCORE, 10);
        remember(memory, 3, Kind.SCORE, 100);
        assertIsOf(memory, memory.lookUp(1, Kind.SCORE), 1, Kind.SCORE);
        assertIsOf(memory, memory.lookUp(3, Kind.SCORE), 3, Kind.SCORE);
        assertThat(memory.lookUp(2, Kind.SCORE)).isZero();
    }

    @Test
    void aLargerTableIsToldWhatWasKnown() {
        SearchMemory memory = new SearchMemory(1 << 16, false);
        for (int position = 1; position <= 5000; position++) { // more than the table has entries at first
            remember(memory, position, Kind.WIN, 1);
        }
        int known = 0;
        for (int position = 1; position <= 2000; position++) {
            known += memory.lookUp(position, Kind.WIN) != 0 ? 1 : 0;
        }
        assertThat(known).isGreaterThan(1000);
    }

    @Test
    void threadsNeverReadHalfAnEntry() throws Exception {
        SearchMemory memory = new SearchMemory(200, true);
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int seed = 1; seed <= 3; seed++) {
                Random random = new Random(seed);
                tasks.add(() -> {
                    int found = 0;
                    for (int i = 0; i < 400_000; i++) {
                        long position = random.nextInt(600) * 0x1_2345_6789L; // three for each entry
                        long known = memory.lookUp(position, Kind.SCORE);
                        if (known != 0) {
                            assertIsOf(memory, known, position, Kind.SCORE);
                            found++;
                        }
                        remember(memory, position, Kind.SCORE, 1);
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
}
