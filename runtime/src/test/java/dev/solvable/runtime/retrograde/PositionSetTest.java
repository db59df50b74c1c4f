package dev.solvable.runtime.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as bits of their hashes. */
class PositionSetTest {
    @Test
    void hashesTellPositions() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long position = i < 100 ? i - 50 : random.nextLong();
            assertThat(PositionSet.unhash(PositionSet.hash(position))).isEqualTo(position);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "9, 3", "4096, 8", "4097, 8", "100000, 8", "100000, 1"})
    void positionsKeepTheirNumbersUntilTheyArePacked(int count, int topBits) {
        int index = (1 << topBits) - 2;
        PositionSet set = new PositionSet(index, topBits);
        Map<Long, Integer> numbers = new LinkedHashMap<>();
        ValueList values = new ValueList();
        Random random = new Random(count);
        while (numbers.size() < count) {
            long hash = random.nextLong() >>> topBits | (long) index << Long.SIZE - topBits;
            long position = PositionSet.unhash(hash);
            numbers.put(position, numbers.size());
            assertThat(set.find(hash)).isEqualTo(-1);
            assertThat(set.add(hash)).isEqualTo(numbers.size() - 1);
            values.ensure(numbers.size());
            values.set(numbers.size() - 1, valueOf(position));
        }
        numbers.forEach((position, number) -> {
            assertThat(set.position(number)).isEqualTo(position);
            assertThat(set.add(PositionSet.hash(position))).isEqualTo(number);
            assertThat(set.find(PositionSet.hash(position))).isEqualTo(number);
        });
        long before = set.bytes();
        ValueList packed = set.pack(values, PositionSet.bucketBits(set.size()));
        assertThat(set.bytes()).isLessThan(before);
        set.forEach((number, position) -> {
            assertThat(set.find(PositionSet.hash(position))).isEqualTo(number);
            assertThat(packed.get(number)).isEqualTo(valueOf(position));
            assertThat(numbers.remove(position)).isNotNull();
        });
        assertThat(numbers).isEmpty();
        assertThat(set.find((long) index << Long.SIZE - topBits)).isEqualTo(-1);
    }

    /** A thread that looks whether memory is left, or expands what is there, waits for none that adds. */
    @Test
    void othersReadWhileTheSetGrows() throws InterruptedException {
        PositionSet set = new PositionSet(5, 3);
        ValueList values = new ValueList();
        AtomicInteger added = new AtomicInteger();
        Thread adder = new Thread(() -> {
            for (int number = 0; number < 3_000_000; number++) {
                values.ensure(set.add(hash(number)) + 1);
                added.set(set.size());
            }
        });
        adder.start();
        while (adder.isAlive()) {
            int last = added.get() - 1;
            if (last >= 0) {
                assertThat(set.position(last)).isEqualTo(PositionSet.unhash(hash(last)));
                assertThat(set.bytes() + values.bytes()).isPositive();
            }
        }
        adder.join();
        assertThat(added).hasValue(3_000_000);
    }

    private static long hash(int number) {
        return number * 0x9E3779B97F4A7C15L >>> 3 | 5L << Long.SIZE - 3;
    }

    private static int valueOf(long position) {
        return (int) (position % 1_000);
    }
}
