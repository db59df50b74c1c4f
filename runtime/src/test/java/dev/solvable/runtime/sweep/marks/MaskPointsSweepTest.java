package dev.solvable.runtime.sweep.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sweep of eight masks at once against the definition: every mask, by minimax. */
class MaskPointsSweepTest {
    /** {@code -Dsolvable.seed} and {@code -Dsolvable.boards} choose others. */
    private static final long SEED = Long.getLong("solvable.seed", 26);

    private static final int BOARDS = Integer.getInteger("solvable.boards", 300);

    private static final int MOST_LINES = 127;

    private static byte[] swept(int cells, boolean again, long... lines) throws InterruptedException {
        byte[] table = new byte[1 << cells];
        new MaskPointsSweep(table, lines, again, (done, total) -> {}).sweep();
        return table;
    }

    private static byte[] minimax(int cells, boolean again, long... lines) {
        int full = (1 << cells) - 1;
        byte[] points = new byte[full + 1];
        for (int mask = full - 1; mask >= 0; mask--) {
            int best = Integer.MIN_VALUE;
            for (int cell = 0; cell < cells; cell++) {
                int after = mask | 1 << cell;
                if (after != mask) {
                    int gain = 0;
                    for (long line : lines) {
                        gain += (line & after) == line && (line & mask) != line ? 1 : 0;
                    }
                    best = Math.max(best, again && gain > 0 ? gain + points[after] : gain - points[after]);
                }
            }
            points[mask] = (byte) best;
        }
        return points;
    }

    /** Lines of one cell up to all of them, through the lowest cells more often than through others. */
    private static long[] randomLines(Random random, int cells) {
        int count = random.nextInt(3) == 0 ? 1 + random.nextInt(MOST_LINES) : random.nextInt(12);
        long[] lines = new long[count];
        for (int i = 0; i < count; i++) {
            int length = 1 + random.nextInt(random.nextBoolean() ? 4 : cells);
            for (int cell = 0; cell < length; cell++) {
                lines[i] |= 1L << random.nextInt(random.nextInt(4) == 0 ? Math.min(cells, 4) : cells);
            }
        }
        return lines;
    }

    @Test
    void valuesEveryMaskOfRandomBoards() throws InterruptedException {
        for (long seed = SEED; seed < SEED + BOARDS; seed++) {
            Random random = new Random(seed);
            int cells = 1 + random.nextInt(12);
            boolean again = random.nextBoolean();
            long[] lines = randomLines(random, cells);
            assertThat(swept(cells, again, lines))
                    .as("seed %d: %d cells, lines %s, again %s", seed, cells, Arrays.toString(lines), again)
                    .isEqualTo(minimax(cells, again, lines));
        }
    }

    /** The last cell that is marked completes every line; an odd number of cells gives them to the first player. */
    @ParameterizedTest
    @CsvSource({"1, true", "1, false", "3, true", "3, false", "5, true", "5, false"})
    void countsTheMostLines(int cells, boolean again) throws InterruptedException {
        long[] lines = new long[MOST_LINES];
        Arrays.fill(lines, (1L << cells) - 1);
        byte[] points = swept(cells, again, lines);
        assertThat(points).isEqualTo(minimax(cells, again, lines));
        assertThat(points[0]).isEqualTo((byte) MOST_LINES);
    }

    @Test
    void tellsHowFarItIs() throws InterruptedException {
        List<Long> told = new ArrayList<>();
        new MaskPointsSweep(new byte[1 << 14], new long[] {7}, true, (done, total) -> {
                    assertThat(total).isEqualTo(1 << 14);
                    told.add(done);
                })
                .sweep();
        assertThat(told).containsExactly(0L, 4_096L, 8_192L, 12_288L);
    }

    @Test
    void stopsWhenInterrupted() {
        MaskPointsSweep sweep = new MaskPointsSweep(
                new byte[1 << 14],
                new long[] {7},
                true,
                (done, total) -> Thread.currentThread().interrupt());
        assertThatThrownBy(sweep::sweep).isInstanceOf(InterruptedException.class);
    }
}
