package dev.solvable.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.Outcome;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import org.junit.jupiter.api.Test;

/** The values of games whose plays are longer than boards have cells. */
class PlayedOutTest {
    /** Counts down by one; who has no move left has lost. */
    private record Countdown() implements GameGraph {
        @Override
        public long canonical(long position) {
            return position;
        }

        @Override
        public int successors(long position, long[] into) {
            into[0] = position - 1;
            return position == 0 ? 0 : 1;
        }

        @Override
        public boolean keepsTurn(long position, long successor) {
            return false;
        }

        @Override
        public int gain(long position, long successor) {
            return 0;
        }

        @Override
        public int mostMoves() {
            return 1;
        }

        @Override
        public long range() {
            return 0;
        }

        @Override
        public boolean isPosition(long number) {
            return number >= 0;
        }

        @Override
        public Outcome atEnd(long position) {
            return Outcome.LOSS;
        }
    }

    private static ValueStore.Keyed found(long start) throws InterruptedException {
        ValueStore.Keyed store = new ValueStore.Keyed();
        new PlayedOut(new Countdown(), CodedValues.OUTCOMES, store, (done, total) -> {}, 0).find(start);
        return store;
    }

    /** 84 plies are the first that a byte does not hold; calls for so many plies would not fit a stack. */
    @Test
    void playMayBeAsLongAsAnyCodeHasIt() throws InterruptedException {
        ValueStore.Keyed store = found(ValueCode.MAX_DISTANCE);

        assertThat(store.size()).isEqualTo(ValueCode.MAX_DISTANCE + 1);
        assertThat(store.sorted()).hasSize(ValueCode.MAX_DISTANCE + 1).isSorted();
        for (int plies = 0; plies <= ValueCode.MAX_DISTANCE; plies++) {
            assertThat(store.get(plies)).isEqualTo(ValueCode.of(plies % 2 == 0 ? Outcome.LOSS : Outcome.WIN, plies));
        }
    }

    @Test
    void longerPlayIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> found(ValueCode.MAX_DISTANCE + 1))
                .withMessage("a table holds no distance of 21844: the greatest is 21843");
    }
}
