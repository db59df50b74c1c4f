package dev.solvable.runtime.sums;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProofNumbersTest {
    @Test
    void numbersAreThoseOfTheirRegionAndHeap() {
        ProofNumbers numbers = new ProofNumbers(1 << 10);
        assertThat(numbers.get(0b11, 0, 7)).isEqualTo(7);
        numbers.put(0b11, 0, 1);
        numbers.put(0b11, 1, 2);
        assertThat(numbers.get(0b11, 0, 7)).isEqualTo(1);
        assertThat(numbers.get(0b11, 1, 7)).isEqualTo(2);
        assertThat(numbers.get(0b111, 0, 7)).isEqualTo(7);
    }

    @Test
    void aTableThatGrowsKeepsMostOfWhatItKnew() {
        ProofNumbers numbers = new ProofNumbers(1 << 16);
        for (int name = 1; name <= 5000; name++) {
            numbers.put(name, name % 3, name);
        }
        int kept = 0;
        for (int name = 1; name <= 5000; name++) {
            long found = numbers.get(name, name % 3, 0);
            assertThat(found).isIn(0L, (long) name);
            kept += found != 0 ? 1 : 0;
        }
        assertThat(kept)
                .isGreaterThan(3500); // of two in one place one stays, and a half full table has many such places
    }

    @Test
    void aFullTableForgets() {
        ProofNumbers numbers = new ProofNumbers(1);
        numbers.put(0b11, 0, 1);
        numbers.put(0b111, 0, 2);
        assertThat(numbers.get(0b11, 0, 7)).isEqualTo(7);
        assertThat(numbers.get(0b111, 0, 7)).isEqualTo(2);
    }
}
