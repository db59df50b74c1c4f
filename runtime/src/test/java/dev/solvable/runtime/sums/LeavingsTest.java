package dev.solvable.runtime.sums;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LeavingsTest {
    @Test
    void theFewestMovesComeFirstFromTheFirstOfARegionOn() {
        Leavings leavings = new Leavings(4);
        leavings.insert(0, 0b1111, 0b11, 9, 1);
        leavings.insert(1, 0b111, 0b101, 7, 2);
        leavings.insert(1, 0b110, Leavings.SEVERAL, 3, 255);
        leavings.insert(1, 0b11, 0b11, 7, 0);
        assertThat(leavings.count).isEqualTo(4);
        assertThat(new int[] {leavings.moves(0), leavings.moves(1), leavings.moves(2), leavings.moves(3)})
                .containsExactly(9, 3, 7, 7);
        assertThat(leavings.sum(1)).isEqualTo(255);
        assertThat(leavings.names[1]).isEqualTo(Leavings.SEVERAL);
        assertThat(leavings.open[2]).isEqualTo(0b111); // of two alike the one that came first
    }

    @Test
    void whatIsDroppedGivesItsPlaceToTheLast() {
        Leavings leavings = new Leavings(2);
        leavings.insert(0, 0b11, 0b11, 1, 0);
        leavings.insert(0, 0b111, 0b111, 2, 3);
        leavings.proofs[1] = 5;
        leavings.drop(0);
        assertThat(leavings.count).isEqualTo(1);
        assertThat(leavings.open[0]).isEqualTo(0b111);
        assertThat(leavings.sum(0)).isEqualTo(3);
        assertThat(leavings.proofs[0]).isEqualTo(5);
        leavings.set(0, 0b11, 0b11, 1, 0);
        assertThat(leavings.proofs[0]).isZero(); // the numbers were another region's
    }
}
