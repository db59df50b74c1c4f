package dev.solvable.runtime.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.retrograde.SuccessorKeys;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Least images that follow from those of single bits, against images of whole numbers. */
class ImagesTest {
    /** A square of 8 by 8: itself, turned by half, upside down, mirrored. */
    private static long[] images(long position) {
        long turned = Long.reverse(position);
        return new long[] {position, turned, Long.reverseBytes(position), Long.reverseBytes(turned)};
    }

    private static long least(long position) {
        return Arrays.stream(images(position)).min().orElseThrow();
    }

    @Test
    void theLeastImageIsOneOfAll() {
        Images images = new Images(ImagesTest::images);
        Random random = new Random(1);
        for (int i = 0; i < 1_000; i++) {
            long position = random.nextLong() & random.nextLong();
            assertThat(images.least(position)).isEqualTo(least(position));
        }
        assertThat(images.least(0)).isZero();
    }

    @Test
    void successorsHaveTheirLeastImagesHoweverManyBitsChange() {
        long side = 1L << 20;
        SuccessorKeys keys = new Images(ImagesTest::images).newKeys(side);
        Random random = new Random(2);
        for (int i = 0; i < 1_000; i++) {
            long position = random.nextLong() & random.nextLong();
            long[] successors = new long[8];
            long[] expected = new long[8];
            for (int move = 0; move < 7; move++) {
                successors[move] = position ^ side;
                for (int bit = 0; bit < move; bit++) {
                    successors[move] ^= 1L << random.nextInt(Long.SIZE);
                }
                expected[move] = least(successors[move]);
            }
            successors[7] = 5;
            expected[7] = 5; // not among those that are asked about
            keys.replace(position, successors, 7);
            assertThat(successors).isEqualTo(expected);
        }
    }

    @Test
    void withoutSymmetriesEachPositionStandsForItself() {
        Images images = new Images(position -> new long[] {position});
        assertThat(images.least(-7)).isEqualTo(-7);
        long[] successors = {3, -1};
        images.newKeys(1).replace(8, successors, 2);
        assertThat(successors).containsExactly(3, -1);
    }
}
