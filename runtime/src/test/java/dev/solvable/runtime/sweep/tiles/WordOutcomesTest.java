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

    /** It was taken for a heap without room for the table. */
    @Test
    void aThreadThatCannotBeStartedIsMissedByNobody() {
        List<Thread> asked = new ArrayList<>();
        WordOutcomes table = new WordOutcomes(RULES, SWEEP, 4) {
            @Override
            Thread newHelper(SharedParts parts, String name) {
                if (asked.isEmpty()) {
                    asked.add(super.newHelper(parts, name));
                } else {
                    asked.add(new Thread(name) {
                        @Override
                        public void start() {
                            throw new OutOfMemoryError("unable to create native thread");
                        }
                    });
                }
                return asked.get(asked.size() - 1);
            }
        };
        assertThat(table.get()).isEqualTo(BY_ONE);
        assertThat(asked).as("nobody asks for a third").hasSize(2);
    }

    @Test
    void aThreadThatFailsIsMissedByNobody() {
        WordSweep failing = new WordSweep(GAME, new int[0], 11, 15) {
            @Override
            void fill(long[] won, int from, int to) {
                if (Thread.currentThread().getName().contains("helper")) {
                    throw new IllegalStateException("a helper");
                }
                SWEEP.fill(won, from, to);
            }
        };
        assertThat(new WordOutcomes(RULES, failing, 3).get()).isEqualTo(BY_ONE);
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
        List<Thread> helpers = new ArrayList<>();
        WordOutcomes table = new WordOutcomes(RULES, slow, 3) {
            @Override
            Thread newHelper(SharedParts parts, String name) {
                helpers.add(super.newHelper(parts, name));
                return helpers.get(helpers.size() - 1);
            }
        };
        SolveListener refusing = (done, total) -> {
            await(helps);
            throw new IllegalStateException("enough");
        };
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> table.solve(refusing));
        assertThat(helpers).hasSize(2).noneMatch(Thread::isAlive);
        assertThat(table.get()).isEqualTo(BY_ONE);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
