package dev.solvable.runtime.partizan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.MaskKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettledCellsTest {
    private static final int STATES = 1_500;

    /** Dominoes across, on narrow boards and square ones; and against other shapes. */
    @ParameterizedTest
    @CsvSource({
        "4, 4, #/#, ##",
        "7, 2, #/#, ##",
        "6, 3, #/#, ##",
        "3, 6, #/#, ##",
        "6, 3, #/#, ##/#.",
        "3, 6, ###, ##",
        "6, 3, #/#, ###",
        "2, 7, ##, ##/##"
    })
    void whatIsLeftWithTheSurplusIsWonByTheSamePlayer(int rows, int columns, String first, String second) {
        long[] firstTiles = Placements.of(rows, columns, first);
        long[] secondTiles = Placements.of(rows, columns, second);
        TileReach ofFirst = TileReach.of(firstTiles);
        TileReach ofSecond = TileReach.of(secondTiles);
        SettledCells settled = new SettledCells(ofFirst, ofSecond, MaskKey.ITSELF);
        Minimax minimax = new Minimax(firstTiles, secondTiles);
        Random random = new Random(rows);
        int smaller = 0;
        for (int i = 0; i < STATES; i++) {
            long some = random.nextLong() & (1L << rows * columns) - 1 & (i % 2 == 0 ? -1 : ~random.nextLong());
            long free = ofFirst.reach(some) | ofSecond.reach(some);
            settled.settle(free);
            assertThat(settled.key & ~free).as("%x", free).isZero();
            for (boolean firstMoves : new boolean[] {true, false}) {
                assertThat(minimax.wins(settled.key, settled.surplus, firstMoves))
                        .as("%x is %x and %d, first to move: %s", free, settled.key, settled.surplus, firstMoves)
                        .isEqualTo(minimax.wins(free, 0, firstMoves));
            }
            smaller += settled.key == free ? 0 : 1;
        }
        assertThat(smaller).isGreaterThan(STATES / 20);
    }

    /** A run whose first cell the other player can cover: of the cells behind it one or two stay. */
    @ParameterizedTest
    @CsvSource({"2, 0, 2", "3, 0, 3", "4, 1, 2", "5, 1, 3", "6, 2, 2", "7, 2, 3"})
    void theEndOfARunIsCounted(int length, int surplus, int left) {
        SettledCells settled = upright(8, 2);
        long run = 0;
        for (int row = 0; row < length; row++) {
            run |= 1L << 2 * row;
        }
        settled.settle(run | 2); // the cell beside the first
        assertThat(settled.surplus).isEqualTo(surplus);
        assertThat(Long.bitCount(settled.key)).isEqualTo(left + 1);
    }

    /** More moves in hand than an entry has room for: the state stays whole. */
    @Test
    void aLargeSurplusStaysInTheState() {
        SettledCells settled = upright(8, 8);
        long columns = 0x0101010101010101L;
        settled.settle(columns);
        assertThat(settled.surplus).isEqualTo(4);
        assertThat(settled.key).isZero();
        columns |= columns << 2;
        settled.settle(columns);
        assertThat(settled.surplus).isZero();
        assertThat(settled.key).isEqualTo(columns);
    }

    private static SettledCells upright(int rows, int columns) {
        return new SettledCells(
                TileReach.of(Placements.of(rows, columns, "#/#")),
                TileReach.of(Placements.of(rows, columns, "##")),
                MaskKey.ITSELF);
    }

    /** Who wins where a player may also use up one of the moves in hand, found without any idea. */
    private static final class Minimax {
        private final long[] first;
        private final long[] second;
        private final Map<String, Boolean> known = new HashMap<>();

        Minimax(long[] first, long[] second) {
            this.first = first;
            this.second = second;
        }

        boolean wins(long free, int surplus, boolean firstMoves) {
            String state = free + " " + surplus + " " + firstMoves;
            Boolean before = known.get(state);
            if (before != null) {
                return before;
            }
            int own = firstMoves ? 1 : -1;
            boolean wins = surplus * own > 0 && !wins(free, surplus - own, !firstMoves);
            for (long tile : firstMoves ? first : second) {
                wins = wins || (tile & ~free) == 0 && !wins(free & ~tile, surplus, !firstMoves);
            }
            known.put(state, wins);
            return wins;
        }
    }
}
