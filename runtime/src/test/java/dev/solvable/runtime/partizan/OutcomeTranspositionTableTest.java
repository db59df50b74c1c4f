package dev.solvable.runtime.partizan;

import static dev.solvable.runtime.partizan.OutcomeTranspositionTable.LOST;
import static dev.solvable.runtime.partizan.OutcomeTranspositionTable.UNKNOWN;
import static dev.solvable.runtime.partizan.OutcomeTranspositionTable.WON;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class OutcomeTranspositionTableTest {
    @Test
    void anEntryHoldsTheOutcomesWithEitherPlayerToMove() {
        OutcomeTranspositionTable table = new OutcomeTranspositionTable(OutcomeTranspositionTable.MIN_ENTRIES, false);
        table.remember(7, 0, true, true, 1);
        assertThat(table.lookUp(7, 0, true)).isEqualTo(WON);
        assertThat(table.lookUp(7, 0, false)).isEqualTo(UNKNOWN);
        table.remember(7, 0, false, false, 1_000);
        assertThat(table.lookUp(7, 0, true)).isEqualTo(WON);
        assertThat(table.lookUp(7, 0, false)).isEqualTo(LOST);
    }

    /** The same cells with another surplus are another state, whose outcome differs here. */
    @Test
    void aSurplusMakesAnotherState() {
        OutcomeTranspositionTable table = new OutcomeTranspositionTable(1 << 16, false);
        int most = SettledCells.MAX_SURPLUS;
        for (int surplus = -most; surplus <= most; surplus++) {
            assertThat(table.lookUp(7, surplus, true)).as("before %d", surplus).isEqualTo(UNKNOWN);
            table.remember(7, surplus, true, surplus > 0, 1);
        }
        for (int surplus = -most; surplus <= most; surplus++) {
            assertThat(table.lookUp(7, surplus, true)).as("%d", surplus).isEqualTo(surplus > 0 ? WON : LOST);
        }
    }

    /** Far more keys than entries, the last entry without a neighbour: keys are forgotten, and never mistaken. */
    @ParameterizedTest
    @ValueSource(ints = {1 << 14, (1 << 14) + 1})
    void fullItForgetsButIsNeverWrong(int entries) {
        OutcomeTranspositionTable table = new OutcomeTranspositionTable(entries, true);
        Random random = new Random(1);
        long[] keys = random.longs(1_600_000).toArray();
        for (long key : keys) {
            table.remember(key, surplus(key), key % 3 == 0, key % 2 == 0, 1 + (key & 0xFFF));
        }
        int known = 0;
        for (long key : keys) {
            int outcome = table.lookUp(key, surplus(key), key % 3 == 0);
            assertThat(outcome).isIn(UNKNOWN, key % 2 == 0 ? WON : LOST);
            assertThat(table.lookUp(key, surplus(key), key % 3 != 0)).isEqualTo(UNKNOWN);
            known += outcome == UNKNOWN ? 0 : 1;
        }
        assertThat(known).isBetween(entries / 2, entries);
    }

    /** Sizes that are no powers of two; the last stage has an entry without a neighbour. */
    @ParameterizedTest
    @ValueSource(ints = {1 << 17, 140_001, 1_100_001})
    void itGrowsWithItsUseAndKeepsWhatItKnows(int entries) {
        OutcomeTranspositionTable table = new OutcomeTranspositionTable(entries, true);
        assertThat(table.stages.entries()).isEqualTo(OutcomeTranspositionTable.MIN_ENTRIES);
        Random random = new Random(entries);
        List<Long> keys = new ArrayList<>();
        int written = 0;
        while (table.stages.entries() < entries) {
            int before = table.stages.entries();
            // half of the smaller entries were written before, and count
            int room = before == OutcomeTranspositionTable.MIN_ENTRIES ? before / 2 + 1 : (before - written) / 2;
            for (int i = 1; i < room; i++) {
                remember(table, keys, random.nextLong());
            }
            long known = known(table, keys);
            assertThat(table.stages.entries()).isEqualTo(before);
            remember(table, keys, random.nextLong());
            assertThat(table.stages.entries()).isEqualTo(Math.min(4 * before, entries));
            // where places do not become four each, some more share one
            assertThat(known(table, keys)).isBetween(entries % before == 0 ? known : known * 9 / 10, known + 1);
            written = before;
        }
    }

    private static void remember(OutcomeTranspositionTable table, List<Long> keys, long key) {
        keys.add(key);
        table.remember(key, surplus(key), isFirst(key), isWon(key, isFirst(key)), 1 + (key & 0xFFF));
    }

    private static boolean isFirst(long key) {
        return Long.bitCount(key * 7) % 2 == 0;
    }

    /** How many states are known, each with its outcome and not with another player to move. */
    private static long known(OutcomeTranspositionTable table, List<Long> keys) {
        long known = 0;
        for (long key : keys) {
            int outcome = table.lookUp(key, surplus(key), isFirst(key));
            assertThat(table.lookUp(key, surplus(key), !isFirst(key))).isEqualTo(UNKNOWN);
            if (outcome != UNKNOWN) {
                assertThat(outcome).isEqualTo(isWon(key, isFirst(key)) ? WON : LOST);
                known++;
            }
        }
        return known;
    }

    @Test
    void threadsNeverReadHalfAnOutcome() throws InterruptedException, ExecutionException {
        OutcomeTranspositionTable table = new OutcomeTranspositionTable(OutcomeTranspositionTable.MIN_ENTRIES, true);
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            List<Callable<Long>> tasks = new ArrayList<>();
            for (int seed = 1; seed <= 3; seed++) {
                Random random = new Random(seed);
                tasks.add(() -> foundAndRight(table, random));
            }
            for (Future<Long> found : threads.invokeAll(tasks)) {
                assertThat(found.get()).isPositive();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** How many outcomes were looked up and there, all of them right. */
    private static long foundAndRight(OutcomeTranspositionTable table, Random random) {
        long found = 0;
        for (int i = 0; i < 300_000; i++) {
            long key = (1 + random.nextInt(48_000)) * 0x1_2345_6789_ABCDL; // three for each entry
            boolean first = random.nextBoolean();
            int known = table.lookUp(key, surplus(key), first);
            if (known != OutcomeTranspositionTable.UNKNOWN) {
                assertThat(known == OutcomeTranspositionTable.WON).isEqualTo(isWon(key, first));
                found++;
            }
            table.remember(key, surplus(key), first, isWon(key, first), 1);
        }
        return found;
    }

    private static int surplus(long key) {
        return Math.floorMod(key, 2 * SettledCells.MAX_SURPLUS + 1) - SettledCells.MAX_SURPLUS;
    }

    private static boolean isWon(long key, boolean first) {
        return Long.bitCount(key * 31) % 2 == 0 ^ first;
    }
}
