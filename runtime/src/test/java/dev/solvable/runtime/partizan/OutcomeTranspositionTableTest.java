package dev.solvable.runtime.partizan;

import static dev.solvable.runtime.partizan.OutcomeTranspositionTable.LOST;
import static dev.solvable.runtime.partizan.OutcomeTranspositionTable.UNKNOWN;
import static dev.solvable.runtime.partizan.OutcomeTranspositionTable.WON;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeTranspositionTableTest {
    @Test
    void anEntryHoldsTheOutcomesWithEitherPlayerToMove() {
        OutcomeTranspositionTable table = new OutcomeTranspositionTable(OutcomeTranspositionTable.MIN_ENTRIES, false);
        table.remember(7, true, true, 1);
        assertThat(table.lookUp(7, true)).isEqualTo(WON);
        assertThat(table.lookUp(7, false)).isEqualTo(UNKNOWN);
        table.remember(7, false, false, 1_000);
        assertThat(table.lookUp(7, true)).isEqualTo(WON);
        assertThat(table.lookUp(7, false)).isEqualTo(LOST);
    }

    /** Far more keys than entries, the last entry without a neighbour: keys are forgotten, and never mistaken. */
    @ParameterizedTest
    @ValueSource(ints = {1 << 10, (1 << 10) + 1})
    void fullItForgetsButIsNeverWrong(int entries) {
        OutcomeTranspositionTable table = new OutcomeTranspositionTable(entries, true);
        Random random = new Random(1);
        long[] keys = random.longs(100_000).toArray();
        for (long key : keys) {
            table.remember(key, key % 3 == 0, key % 2 == 0, 1 + (key & 0xFFF));
        }
        int known = 0;
        for (long key : keys) {
            int outcome = table.lookUp(key, key % 3 == 0);
            assertThat(outcome).isIn(UNKNOWN, key % 2 == 0 ? WON : LOST);
            assertThat(table.lookUp(key, key % 3 != 0)).isEqualTo(UNKNOWN);
            known += outcome == UNKNOWN ? 0 : 1;
        }
        assertThat(known).isBetween(entries / 2, entries);
    }
}
