package dev.solvable.runtime.sweep.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table that several threads fill: Kayles on 20 cells. */
class WordOutcomesTest {
    private static final Board BOARD = Board.of(".".repeat(20));

    private static final TakenGame GAME = new TakenGame("Kayles", BOARD, "#.", Ending.LOSES, tiles(), "");

    private static final TakenRules RULES = new TakenRules(GAME, Encoding.BITMASK, MaskKey.ITSELF);

    private static final WordSweep SWEEP = WordSweep.ofBlocks(GAME);

    private static long[] tiles() {
        long[] tiles = new long[39];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = (i % 2 == 0 ? 0b1L : 0b11L) << i / 2;
        }
        return tiles;
    }

    private static final long[] BY_ONE = new WordOutcomes(RULES, SWEEP, 1).get();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 100})
    void severalThreadsFillTheTableAsOneDoes(int threads) {
        for (int i = 0; i < 20; i++) {
            assertThat(new WordOutcomes(RULES, SWEEP, threads).get()).isEqualTo(BY_ONE);
        }
    }

    /** The others wait for what its part leads to. */
    @Test
    void aThreadThatFailsEndsTheOthers() {
        CountDownLatch fails = new CountDownLatch(1);
        WordSweep failing = new WordSweep(GAME, new int[0], 11, 15) {
            @Override
            void fill(long[] won, int from, int to) {
                if (Thread.currentThread().getName().contains("helper")) {
                    fails.countDown();
                    throw new IllegalStateException("a helper");
                }
                if (to < won.length) { // the first part has to be there before a helper begins another one
                    await(fails);
                }
                SWEEP.fill(won, from, to);
            }
        };
        WordOutcomes table = new WordOutcomes(RULES, failing, 3);
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(table::get)
                .withMessage("a helper");
        assertThat(helpers()).isEmpty();
    }

    /** A part that goes on would keep the table, so that the heap might have no room for the next one. */
    @Test
    void helpersHaveEndedOnceAListenerHasThrown() {
        CountDownLatch helps = new CountDownLatch(1);
        WordSweep slow = new WordSweep(GAME, new int[0], 11, 15) {
            @Override
            void fill(long[] won, int from, int to) {
                if (Thread.currentThread().getName().contains("helper")) {
                    helps.countDown();
                    for (long end = System.nanoTime() + 200_000_000; System.nanoTime() < end; ) {
                        Thread.onSpinWait();
                    }
                }
                SWEEP.fill(won, from, to);
            }
        };
        WordOutcomes table = new WordOutcomes(RULES, slow, 3);
        List<String> helpers = new ArrayList<>();
        SolveListener refusing = (done, total) -> {
            if (done == 0) {
                return;
            }
            await(helps);
            helpers.addAll(helpers());
            throw new IllegalStateException("enough");
        };
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> table.solve(refusing));
        assertThat(helpers).hasSize(2);
        assertThat(helpers()).isEmpty();
        assertThat(table.get()).isEqualTo(BY_ONE);
    }

    /** The names of the threads that help now. */
    private static List<String> helpers() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(Thread::isAlive)
                .map(Thread::getName)
                .filter(name -> name.startsWith("KaylesSolver helper"))
                .toList();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
