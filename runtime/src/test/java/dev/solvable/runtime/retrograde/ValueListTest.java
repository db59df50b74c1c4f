package dev.solvable.runtime.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values in two bytes, and in more where one needs them. */
class ValueListTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 4_095, 4_096, 20_000})
    void valuesAreWhatTheyWereSetTo(int size) {
        ValueList list = new ValueList();
        int[] expected = new int[size];
        Random random = new Random(size);
        for (int number = 0; number < size; number++) {
            list.ensure(number + 1);
            set(list, expected, number, Values.of(Outcome.values()[number % 3], random.nextInt(20_000)));
            set(list, expected, random.nextInt(number + 1), random.nextInt(ValueList.MAX_MOVES + 1));
        }
        assertHolds(list, expected);
        long bytes = list.bytes();

        set(list, expected, size / 2, ValueList.MAX_MOVES + 1);
        assertHolds(list, expected);
        assertThat(list.bytes()).isGreaterThan(bytes);
        set(list, expected, size / 3, Values.of(Outcome.LOSS, 1_000_000));
        assertHolds(list, expected);
        list.ensure(size + 10_000);
        assertHolds(list, expected);
        assertThat(list.get(size + 9_999)).isZero();
    }

    /** Greater numbers take more bytes, and as many values stay. */
    @Test
    void aListOfASizeThatStaysHoldsAllValuesAndNoMore() {
        ValueList list = ValueList.ofSize(5_000);
        int[] expected = new int[5_000];
        set(list, expected, 4_999, Values.of(Outcome.WIN, 3));
        assertHolds(list, expected);
        assertThat(list.bytes()).isEqualTo(10_000);

        set(list, expected, 4_998, ValueList.MAX_MOVES + 1);
        assertHolds(list, expected);
        assertThat(list.bytes()).isEqualTo(20_000);
    }

    private static void set(ValueList list, int[] expected, int number, int value) {
        list.set(number, value);
        expected[number] = value;
    }

    private static void assertHolds(ValueList list, int... expected) {
        for (int number = 0; number < expected.length; number++) {
            assertThat(list.get(number)).isEqualTo(expected[number]);
        }
    }
}
