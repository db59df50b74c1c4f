package dev.solvable.runtime.search.marks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.CanonicalKey;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.search.tiles.RunsKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** States that are searched once have one key, and others have others. */
class KeysTest {
    private static final int SAMPLES = 2_000;

    /** Where a quarter turn takes each cell of a square board. */
    private static int[] quarterTurn(int size) {
        int[] image = new int[size * size];
        for (int cell = 0; cell < image.length; cell++) {
            image[cell] = cell % size * size + size - 1 - cell / size;
        }
        return image;
    }

    private static int[] after(int[] one, int[] other) {
        int[] both = new int[one.length];
        for (int cell = 0; cell < both.length; cell++) {
            both[cell] = other[one[cell]];
        }
        return both;
    }

    private static long image(int[] symmetry, long mask) {
        long image = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            image |= 1L << symmetry[Long.numberOfTrailingZeros(rest)];
        }
        return image;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 6, 8})
    void theKeyOfAMaskIsItsLeastImage(int size) {
        int[] turn = quarterTurn(size);
        int[] half = after(turn, turn);
        int[] back = after(half, turn);
        CanonicalKey key = CanonicalKey.of(turn, half, back);
        Random random = new Random(size);
        long board = -1L >>> Long.SIZE - size * size;
        for (int i = 0; i < SAMPLES; i++) {
            long mask = random.nextLong() & board;
            long least = Math.min(Math.min(mask, image(turn, mask)), Math.min(image(half, mask), image(back, mask)));
            assertThat(key.of(mask)).isEqualTo(least);
            assertThat(key.of(image(turn, mask))).isEqualTo(least);
        }
    }

    @Test
    void imagesOfTwoMasksHaveOneKeyAndItIsOneOfThem() {
        Board board = Board.of("...", "...", "...");
        MarksCode code = MarksCode.baseThree(board);
        int[] turn = quarterTurn(3);
        int[] half = after(turn, turn);
        CanonicalKey key = CanonicalKey.of(code, turn, half, after(half, turn));
        for (long first = 0; first < 512; first++) {
            for (long second = ~first & 511; second != 0; second = second - 1 & ~first & 511) {
                long own = first;
                long other = second;
                long least = key.of(own, other, code);
                List<Long> images = new ArrayList<>();
                for (int i = 0; i < 4; i++) {
                    images.add(code.positionOf(own, other));
                    own = image(turn, own);
                    other = image(turn, other);
                    assertThat(key.of(own, other, code)).isEqualTo(least);
                }
                assertThat(images).contains(least);
            }
        }
    }

    @Test
    void runsOfFreeCellsMatterAndTheirOrderDoesNot() {
        RunsKey key = new RunsKey(Board.of(".".repeat(24)), 2);
        Random random = new Random(7);
        for (int i = 0; i < SAMPLES; i++) {
            List<Integer> runs = new ArrayList<>();
            int cells = 0;
            while (cells < 18) {
                int run = 1 + random.nextInt(5);
                runs.add(run);
                cells += run + 1;
            }
            long least = key.of(taken(runs));
            Collections.shuffle(runs, random);
            assertThat(key.of(taken(runs))).isEqualTo(least);
            runs.removeIf(run -> run < 2); // too short for a tile
            assertThat(key.of(taken(runs))).isEqualTo(least);
            if (!runs.isEmpty()) {
                runs.set(0, runs.get(0) + 1);
                assertThat(key.of(taken(runs))).isNotEqualTo(least);
            }
        }
    }

    /** The run of a board of 64 cells is as long as a shift is wide. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aRunMayBeTheWholeOfALong() {
        RunsKey row = new RunsKey(Board.of(".".repeat(64)), 2);
        assertThat(row.of(0)).isEqualTo(-1L);
        assertThat(row.image(0)).isZero();
        assertThat(row.of(1)).isEqualTo(-1L >>> 1).isEqualTo(row.of(1L << 63));
        assertThat(row.of(1L << 61)).isEqualTo(~(1L << 61)).isEqualTo(row.of(4));
        assertThat(row.of(-1L)).isZero();
        RunsKey column = new RunsKey(Board.of(Collections.nCopies(64, ".").toArray(new String[0])), 2);
        assertThat(column.of(0)).isEqualTo(-1L);
    }

    /** The taken cells of a row of 24 with these runs of free ones. */
    private static long taken(List<Integer> runs) {
        long free = 0;
        int cell = 0;
        for (int run : runs) {
            free |= (1L << run) - 1 << cell;
            cell += run + 1;
        }
        return ~free & (1L << 24) - 1;
    }
}
