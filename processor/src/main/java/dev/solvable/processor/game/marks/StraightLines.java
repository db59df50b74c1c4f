package dev.solvable.processor.game.marks;

import dev.solvable.runtime.Board;
import java.util.List;
import java.util.stream.IntStream;

/** Finds the straight runs of cells on a board; a hole ends a run. */
public final class StraightLines {
    /** A direction in which straight lines run over the grid. */
    public enum Direction {
        ROW(0, 1, "rows"),
        COLUMN(1, 0, "columns"),
        FALLING_DIAGONAL(1, 1, "diagonals"),
        RISING_DIAGONAL(-1, 1, "diagonals");

        /** The rows from a square of a line down to the next. */
        private final int down;

        /** The columns from a square of a line to the right to the next. */
        private final int right;

        private final String plural;

        Direction(int down, int right, String plural) {
            this.down = down;
            this.right = right;
            this.plural = plural;
        }

        /** The name of lines of this direction in a declaration. */
        String plural() {
            return plural;
        }
    }

    private StraightLines() {}

    /** All runs of {@code length} cells, in the order of their first cells. */
    public static List<Long> find(Board board, Direction direction, int length) {
        return IntStream.range(0, board.cells())
                .mapToObj(first -> run(board, direction, first, length))
                .filter(run -> Long.bitCount(run) == length)
                .toList();
    }

    static int longestRun(Board board, Direction direction) {
        return IntStream.range(0, board.cells())
                .map(first -> Long.bitCount(run(board, direction, first, board.cells())))
                .max()
                .orElse(0);
    }

    /** The run of cells from the first one up to a hole, the edge or the length. */
    private static long run(Board board, Direction direction, int first, int length) {
        long run = 0;
        int cell = first;
        while (cell >= 0 && Long.bitCount(run) < length) {
            run |= 1L << cell;
            cell = board.cellFrom(cell, direction.down, direction.right);
        }
        return run;
    }
}
