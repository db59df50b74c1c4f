package dev.solvable.runtime.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactTableTest {
    @Test
    void itStartsSmallAndGrowsToItsSize() {
        FactTable table = new FactTable(3_000);
        assertThat(table.entries()).isEqualTo(256);
        for (int key = 0; key < 10_000; key++) {
            table.put(key, 1 + key % 1_000);
        }
        assertThat(table.entries()).isEqualTo(3_000);
    }

    @Test
    void whatItKnowsSurvivesGrowth() {
        FactTable table = new FactTable(1 << 16);
        for (int key = 0; key < 2_000; key++) {
            table.put(-key, 1 + key);
            assertThat(table.get(-key / 2)).isEqualTo(1 + key / 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void fullItForgetsButIsNeverWrong(int entries) {
        FactTable table = new FactTable(entries);
        for (int key = 0; key < 1_000; key++) {
            table.put(key, 1 + key);
            assertThat(table.get(key)).isEqualTo(1 + key);
            assertThat(table.get(key / 2)).isIn(0, 1 + key / 2);
        }
    }
}
