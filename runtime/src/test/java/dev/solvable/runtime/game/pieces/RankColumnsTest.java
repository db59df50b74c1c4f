package dev.solvable.runtime.game.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tables of sets and their ranks against ranks that are computed one by one. */
class RankColumnsTest {
    @Test
    void tablesHoldTheSetOfEachRankAndTheRanksWithOneMoreCell() {
        for (int free = 0; free <= 12; free++) {
            for (int size = 0; size <= free; size++) {
                RankColumns columns = new RankColumns(free, size);
                assertThat(columns.sets).hasSize(Binomials.choose(free, size));
                for (int rank = 0; rank < columns.sets.length; rank++) {
                    assertThat(columns.sets[rank]).isEqualTo(Binomials.set(rank, size, free));
                    for (long rest = columns.sets[rank]; rest != 0; rest &= rest - 1) {
                        int others = Binomials.rank(columns.sets[rank] ^ rest & -rest, -1);
                        assertThat(columns.with(others, Long.numberOfTrailingZeros(rest)))
                                .isEqualTo(rank);
                    }
                }
            }
        }
    }

    @Test
    void tablesReachTheHighestCell() {
        RankColumns columns = new RankColumns(Long.SIZE, 2);
        assertThat(columns.sets[columns.sets.length - 1]).isEqualTo(3L << 62);
        assertThat(columns.with(62, 63)).isEqualTo(columns.sets.length - 1);
    }
}
