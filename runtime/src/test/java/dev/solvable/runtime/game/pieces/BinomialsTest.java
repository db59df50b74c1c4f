package dev.solvable.runtime.game.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.game.pieces.RankSymmetries.CellMaps;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ranks of sets against sets in their order as numbers. */
class BinomialsTest {
    @Test
    void setsAreRankedAsTheirNumbersAreOrdered() {
        long free = 0b1101_1011_0000_1110_0101L;
        long taken = Long.highestOneBit(free) - 1 & ~free;
        int count = Long.bitCount(free);
        for (int size = 0; size <= count; size++) {
            List<Long> sets = new ArrayList<>();
            for (long set = 0; set <= free; set++) {
                if ((set & ~free) == 0 && Long.bitCount(set) == size) {
                    sets.add(set);
                }
            }
            assertThat(Binomials.choose(count, size)).isEqualTo(sets.size());
            for (int rank = 0; rank < sets.size(); rank++) {
                assertThat(Binomials.rank(sets.get(rank), free)).isEqualTo(rank);
                assertThat(Binomials.around(taken, Binomials.set(rank, size, count)))
                        .isEqualTo(sets.get(rank));
            }
        }
    }

    @Test
    void numbersThatAreTooLargeAreTheGreatestInt() {
        assertThat(Binomials.choose(33, 16)).isEqualTo(1_166_803_110);
        assertThat(Binomials.choose(34, 17)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Binomials.choose(64, 32)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Binomials.choose(64, 64)).isEqualTo(1);
        assertThat(Binomials.choose(3, 4)).isZero();
    }

    @Test
    void permutationsMapSetsCellByCell() {
        int[] turned = {6, 3, 0, 7, 4, 1, 8, 5, 2, 11, 9, 10};
        int[] same = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
        CellMaps maps = new CellMaps(new int[][] {same, turned}, turned.length);
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            long set = random.nextLong() & 0xFFF;
            long image = 0;
            for (int cell = 0; cell < turned.length; cell++) {
                image |= (set >>> cell & 1) << turned[cell];
            }
            assertThat(maps.image(1, set)).isEqualTo(image);
            assertThat(maps.image(0, set)).isEqualTo(set);
        }
    }
}
