package dev.solvable.runtime.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactTableTest {
    private static final int MANY = 200_000;

    @Test
    void itStartsSmallAndGrowsToItsSize() {
        FactTable table = new FactTable(3_000);
        assertThat(table.stages.entries()).isEqualTo(256);
        for (int key = 0; key < 10_000; key++) {
            table.put(key, 1 + key % 1_000);
        }
        assertThat(table.stages.entries()).isEqualTo(3_000);
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

    /** Sets of cells, as a search meets them: the upper bits of a number count, too. */
    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 30, 43})
    void nearlyAllIsKeptWhereThereIsRoom(int shift) {
        Random random = new Random(2);
        FactTable table = FactTable.upToShareOfHeap();
        Set<Long> added = new HashSet<>();
        while (added.size() < MANY) {
            long position = (long) random.nextInt(1 << 20) << shift;
            if (added.add(position)) {
                table.put(position, 1);
            }
        }
        assertThat(added.stream().filter(position -> table.get(position) == 1)).hasSizeGreaterThan(MANY * 9 / 10);
    }

    /** A full table keeps as much as it has room for. */
    @Test
    void whatIsNewTakesThePlaceOfWhatWasThere() {
        FactTable table = new FactTable(1 << 10);
        for (long key = 0; key < MANY; key++) {
            table.put(key, 1);
        }
        int kept = 0;
        for (long key = 0; key < MANY; key++) {
            kept += table.get(key);
        }
        assertThat(table.stages.entries()).isEqualTo(1 << 10);
        assertThat(kept).isBetween(1 << 9, 1 << 10);
    }
}
