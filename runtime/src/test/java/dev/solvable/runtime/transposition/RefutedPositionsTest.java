package dev.solvable.runtime.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is in the set was added, though not all that was added is in it. */
class RefutedPositionsTest {
    private static final int MANY = 200_000;

    @ParameterizedTest
    @ValueSource(ints = {1, 1 << 10, 1 << 30})
    void nothingIsThereThatWasNotAdded(int mostSlots) {
        RefutedPositions refuted = new RefutedPositions(mostSlots);
        assertThat(refuted.contains(0)).isFalse();
        Random random = new Random(1);
        for (int i = 0; i < MANY; i++) {
            long even = random.nextLong() & ~1;
            assertThat(refuted.contains(even | 1)).isFalse();
            refuted.add(even);
            assertThat(refuted.contains(even)).isTrue();
        }
        assertThat(refuted.slots()).isLessThanOrEqualTo(Math.max(1 << 6, Math.min(mostSlots, 4 * MANY)));
    }

    /** Sets of cells, as a search meets them: the upper bits of a number count, too. */
    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 30, 43})
    void nearlyAllIsKeptWhereThereIsRoom(int shift) {
        Random random = new Random(2);
        RefutedPositions refuted = new RefutedPositions();
        Set<Long> added = new HashSet<>();
        while (added.size() < MANY) {
            long position = (long) random.nextInt(1 << 20) << shift;
            if (added.add(position)) {
                refuted.add(position);
            }
        }
        assertThat(added.stream().filter(refuted::contains)).hasSizeGreaterThan(MANY * 9 / 10);
    }

    /** A full set keeps as much as it has room for. */
    @Test
    void whatIsNewTakesThePlaceOfWhatWasThere() {
        RefutedPositions refuted = new RefutedPositions(1 << 10);
        for (long position = 0; position < MANY; position++) {
            refuted.add(position);
        }
        int kept = 0;
        for (long position = 0; position < MANY; position++) {
            kept += refuted.contains(position) ? 1 : 0;
        }
        assertThat(refuted.slots()).isEqualTo(1 << 10);
        assertThat(kept).isBetween(1 << 9, (1 << 10) + 3);
    }
}
