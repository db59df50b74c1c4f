package dev.solvable.runtime.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ImpartialShell;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Regions of 28 moves and more, which are searched by proof numbers, against plain definitions. */
class LargeRegionsTest {
    private static final long SEED = Long.getLong("solvable.regions.seed", 1500);

    private static final class Sums extends ImpartialShell {
        Sums(int cells, long[][] rows, int entries) {
            this(new SourceSearchEngine(
                    new TakenRules(
                            TakenGame.ofRows(
                                    "Sums", Board.of(".".repeat(cells)), Ending.LOSES, "Sums.rows()", () -> rows),
                            Encoding.BITMASK,
                            MaskKey.ITSELF),
                    entries,
                    true,
                    1));
        }

        private Sums(SourceSearchEngine engine) {
            super(new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, Long.MAX_VALUE, 16, 0), engine, engine);
        }
    }

    private static long[][] chomp(int rows, int columns) {
        long[][] bites = new long[rows * columns - 1][];
        for (int cell = 1; cell <= bites.length; cell++) {
            long bite = 0;
            for (int other = cell; other < rows * columns; other++) {
                bite |= other % columns >= cell % columns ? 1L << other : 0;
            }
            bites[cell - 1] = new long[] {1L << cell, bite};
        }
        return bites;
    }

    /** The Grundy values of a position and of all that can follow it. */
    private static int nimber(long position, long[][] rows, Map<Long, Integer> known) {
        Integer before = known.get(position);
        if (before != null) {
            return before;
        }
        long seen = 0;
        for (long[] row : rows) {
            if ((position & row[0]) == 0) {
                seen |= 1L << nimber(position | row[1], rows, known);
            }
        }
        int nimber = Long.numberOfTrailingZeros(~seen);
        known.put(position, nimber);
        return nimber;
    }

    @ParameterizedTest
    @CsvSource({"4, 9", "5, 7"})
    void chompHasTheValuesOfItsDefinition(int rows, int columns) {
        long[][] bites = chomp(rows, columns);
        Map<Long, Integer> nimbers = new HashMap<>();
        nimber(0, bites, nimbers);
        Sums asked = new Sums(rows * columns, bites, 1 << 22);
        assertThat(asked.nimber(0)).isEqualTo(nimbers.get(0L));
        nimbers.forEach((position, nimber) ->
                assertThat(asked.nimber(position)).as("%x", position).isEqualTo(nimber));
    }

    private static long[][] randomRows(Random random, int cells) {
        long[][] rows = new long[30 + random.nextInt(40)][];
        for (int row = 0; row < rows.length; row++) {
            long shared = 1L << random.nextInt(cells);
            long needs = random.nextInt() & random.nextInt() & random.nextInt();
            long fills = random.nextInt() & random.nextInt() & random.nextInt();
            rows[row] = new long[] {shared | needs & (1L << cells) - 1, shared | fills & (1L << cells) - 1};
        }
        return rows;
    }

    @ParameterizedTest
    @CsvSource({"1, 6", "4096, 13", "65536, 13"})
    void movesAtRandomHaveTheValuesOfTheirDefinitions(int entries, int cells) {
        for (long seed = SEED; seed < SEED + 10; seed++) {
            Random random = new Random(seed);
            long[][] rows = randomRows(random, cells);
            int[] nimbers = new Naive(cells, rows, Ending.LOSES).nimbers;
            Sums solver = new Sums(cells, rows, entries);
            for (int i = 0; i < 40; i++) {
                int position = i == 0 ? 0 : random.nextInt() & random.nextInt() & nimbers.length - 1;
                assertThat(solver.nimber(position))
                        .as("seed %d, %d entries, position %x", seed, entries, position)
                        .isEqualTo(nimbers[position]);
            }
        }
    }
}
