package dev.solvable.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cells of a table's rows hold no tile, and the order is one of all cells. */
class SweepOrderTest {
    /** The straight tiles of a length, flat and upright. */
    private static List<Long> bars(Board board, int length) {
        List<Long> bars = new ArrayList<>();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                long flat = 0;
                long upright = 0;
                for (int i = 0; i < length; i++) {
                    int right = board.cellAt(row, column + i);
                    int below = board.cellAt(row + i, column);
                    flat |= right < 0 ? 0 : 1L << right;
                    upright |= below < 0 ? 0 : 1L << below;
                }
                bars.addAll(List.of(flat, upright));
            }
        }
        bars.removeIf(bar -> Long.bitCount(bar) < length);
        return bars;
    }

    private static long mask(List<Integer> cells) {
        return cells.stream().mapToLong(cell -> 1L << cell).reduce(0, (all, cell) -> all | cell);
    }

    @ParameterizedTest
    @CsvSource({"3, 4, 2", "4, 5, 2", "5, 5, 2", "1, 30, 2", "6, 5, 2", "5, 6, 2", "2, 13, 2", "3, 9, 3", "5, 6, 4"})
    void noTileFitsWithinARow(int rows, int columns, int length) {
        Board board = Board.full(rows, columns);
        List<Long> bars = bars(board, length);
        SweepOrder order = SweepOrder.of(board, bars).orElseThrow();
        assertThat(order.cells())
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, board.cells()).boxed().toList());
        long row = mask(order.cells().subList(0, order.rowCells()));
        assertThat(bars).noneMatch(bar -> (bar & ~row) == 0);
        assertThat(order.rowCells()).isBetween(Math.min(10, board.cells() / 2), 15);
        assertThat(order.blockCells()).isBetween(order.rowCells(), board.cells());
    }

    @Test
    void dominoesLeaveARowTheSquaresOfOneColour() {
        Board board = Board.full(5, 5);
        SweepOrder order = SweepOrder.of(board, bars(board, 2)).orElseThrow();
        assertThat(order.cells().subList(0, order.rowCells()))
                .as(
                        "those inside and one on the edge in a word, then corners and edge: more dominoes touch the last ones")
                .containsExactly(6, 8, 12, 16, 18, 2, 0, 4, 20, 24, 10, 14, 22);
        // The squares between the corners, which the fewest dominoes touch, vary within a block.
        assertThat(order.cells().subList(order.rowCells(), order.blockCells())).containsExactly(1, 3, 5);
        assertThat(order.cells().subList(order.blockCells(), 25))
                .as("inside, then along the edge: few dominoes lead far through the table")
                .containsExactly(7, 11, 13, 17, 9, 15, 19, 21, 23);
    }

    @Test
    void aTileOfOneCellLeavesNoRow() {
        Board board = Board.full(4, 5);
        List<Long> cells =
                LongStream.range(0, 20).map(cell -> 1L << cell).boxed().toList();
        assertThat(SweepOrder.of(board, cells)).isEmpty();
    }
}
