package dev.solvable.processor.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.game.board.Thousands;
import java.math.BigInteger;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ThousandsTest {
    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                7,
                999,
                1_000,
                12_345,
                100_000,
                999_999,
                1_000_000,
                -1,
                -999,
                -1_000,
                -123_456,
                Long.MAX_VALUE,
                Long.MIN_VALUE
            })
    void aCommaStandsBetweenThousands(long number) {
        assertThat(Thousands.grouped(number)).isEqualTo(String.format(Locale.ROOT, "%,d", number));
        BigInteger square = BigInteger.valueOf(number).pow(2);
        assertThat(Thousands.grouped(square)).isEqualTo(String.format(Locale.ROOT, "%,d", square));
    }
}
