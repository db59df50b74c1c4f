package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Move;
import dev.solvable.Pieces;
import dev.solvable.SolvableGame;
import dev.solvable.Solver;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.ByteWriter;
import dev.solvable.spark.bytes.RadixSort;
import dev.solvable.spark.bytes.SortedKeys;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import scala.Tuple2;

/** Numbers in bytes, and sorted positions. */
class BlocksTest {
    private static final long SEED = 14;

    /** More than 2^30 ranks; it is never solved. */
    @SolvableGame(cells = 28)
    @Pieces({"XXXXX..", ".......", ".......", "..ooooo"})
    @Move(of = "X", way = "W")
    @Move(of = "o", way = "WF")
    static final class Crowded {}

    @Test
    void theRanksOfABlockAreNotMoreThanAnIntCounts() {
        Solver solver = new BlocksTest_CrowdedSolver();
        RankBlocks blocks = RankBlocks.of(new GameClass(solver.getClass().getName()), solver, 1, 20)
                .orElseThrow();
        assertThat(blocks.count()).isGreaterThan(1 << 30);
        assertThat(blocks.size()).isEqualTo(1 << 30);
        assertThat(blocks.parts()).isEqualTo(2);
        assertThat(blocks.size(0) + blocks.size(1)).isEqualTo(blocks.count());
    }

    @Test
    void numbersComeBackAsTheyWere() {
        long[] numbers = {0, 1, 127, 128, -1, Long.MIN_VALUE, Long.MAX_VALUE, 300, -300};
        ByteWriter to = new ByteWriter();
        for (long number : numbers) {
            to.number(number);
            to.signed(number);
        }
        ByteReader from = new ByteReader(to.toBytes());
        for (long number : numbers) {
            assertThat(from.number()).isEqualTo(number);
            assertThat(from.signed()).isEqualTo(number);
        }
        assertThat(from.atEnd()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 47, 48, 49, 1000, 100_000})
    void sortingIsAsUnsignedNumbersAndKeepsTheOrderOfEqualOnes(int count) {
        Random random = new Random(SEED + count);
        int from = 3;
        long[] keys = new long[from + count + 2];
        int[] tags = new int[keys.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = random.nextBoolean() ? random.nextLong() : random.nextInt(50) - 25L;
            tags[i] = i;
        }
        long[] before = keys.clone();
        List<Integer> expected = IntStream.range(from, from + count)
                .boxed()
                .sorted(Comparator.comparing(i -> before[i], Long::compareUnsigned))
                .toList();
        RadixSort.sort(keys, tags, from, from + count, new long[keys.length], new int[keys.length]);
        assertThat(Arrays.stream(tags, from, from + count).boxed().toList()).isEqualTo(expected);
        assertThat(LongStream.of(keys).boxed().toList())
                .isEqualTo(Arrays.stream(tags).mapToObj(i -> before[i]).toList());
    }

    @Test
    void sortedPositionsAreWrittenOnceEach() {
        long[] sorted = {0, 0, 5, 5, 5, 1L << 40, -2, -1, -1};
        ByteWriter to = new ByteWriter();
        SortedKeys.write(to, sorted, 0, sorted.length);
        assertThat(SortedKeys.read(new ByteReader(to.toBytes()))).containsExactly(0, 5, 1L << 40, -2, -1);
    }

    @Test
    void whatArrivesIsTheSameInWhateverOrder() {
        Tuple2<Integer, byte[]> first = new Tuple2<>(0, message(7, 3, 9, -4));
        Tuple2<Integer, byte[]> second = new Tuple2<>(0, message(2, 9, 10));
        for (List<Tuple2<Integer, byte[]>> order : List.of(List.of(first, second), List.of(second, first))) {
            Arrivals arrivals = new Arrivals(order.iterator());
            assertThat(arrivals.keys()).containsExactly(3, 9, 10, -4);
            assertThat(arrivals.messages()).extracting(Arrivals.Message::sender).containsExactly(2, 7);
            assertThat(IntStream.range(0, 5).map(arrivals::rank).toArray()).containsExactly(1, 2, 0, 1, 3);
        }
    }

    private static byte[] message(int sender, long... keys) {
        ByteWriter to = new ByteWriter();
        to.number(sender);
        SortedKeys.write(to, keys, 0, keys.length);
        return to.toBytes();
    }
}
