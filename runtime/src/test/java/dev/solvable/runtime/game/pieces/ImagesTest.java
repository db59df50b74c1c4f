package dev.solvable.runtime.game.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.game.pieces.PieceKeys.Images;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Least images that follow from those of single bits, against images of whole numbers. */
class ImagesTest {
    /** A square of 8 by 8: itself, turned by half, upside down, mirrored. */
    private static long[] images(long position) {
        long turned = Long.reverse(position);
        return new long[] {position, turned, Long.reverseBytes(position), Long.reverseBytes(turned)};
    }

    /** For each symmetry the image of each bit. */
    private static final List<long[]> OF_BITS = IntStream.range(0, 4)
            .mapToObj(symmetry -> IntStream.range(0, Long.SIZE)
                    .mapToLong(bit -> images(1L << bit)[symmetry])
                    .toArray())
            .toList();

    private static long least(long position) {
        return Arrays.stream(images(position)).min().orElseThrow();
    }

    @Test
    void theLeastImageIsOneOfAll() {
        Images images = new Images(OF_BITS, 0);
        Random random = new Random(1);
        for (int i = 0; i < 1_000; i++) {
            long position = random.nextLong() & random.nextLong();
            assertThat(images.key(position)).isEqualTo(least(position));
        }
        assertThat(images.key(0)).isZero();
    }

    @Test
    void successorsHaveTheirLeastImagesHoweverManyBitsChange() {
        long side = 1L << 20;
        PositionKeys.OfSuccessors keys = new Images(OF_BITS, side).ofSuccessors();
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
        Images images = new Images(
                List.of(IntStream.range(0, Long.SIZE)
                        .mapToLong(bit -> 1L << bit)
                        .toArray()),
                1);
        assertThat(images.key(-7)).isEqualTo(-7);
        long[] successors = {3, -1};
        images.ofSuccessors().replace(8, successors, 2);
        assertThat(successors).containsExactly(3, -1);
    }
}
