package dev.solvable.processor.game;

import java.util.ArrayList;
import java.util.List;

/** Finds the straight runs of cells on a board; a hole ends a run. */
final class StraightLines {
    private StraightLines() {}

    /** Every run of exactly that many cells, in the order of the run's first cell. */
    static List<Long> find(Board board, LineDirection direction, int length) {
        List<Long> masks = new ArrayList<>();
        for (int square : board.squares()) {
            List<Integer> run = run(board, direction, square, length);
            if (run.size() == length) {
                masks.add(run.stream().mapToLong(cell -> 1L << cell).sum());
            }
        }
        return masks;
    }

    /** The number of cells of the longest run. */
    static int longestRun(Board board, LineDirection direction) {
        return board.squares().stream()
                .mapToInt(square -> run(board, direction, square, board.cells()).size())
                .max()
                .orElse(0);
    }

    /** The cells from a square on, up to a hole, the edge or the length. */
    private static List<Integer> run(Board board, LineDirection direction, int square, int length) {
        List<Integer> cells = new ArrayList<>();
        int row = square / board.columns();
        int column = square % board.columns();
        int cell = board.cellAt(row, column);
        while (cell >= 0 && cells.size() < length) {
            cells.add(cell);
            row += direction.down();
            column += direction.right();
            cell = board.cellAt(row, column);
        }
        return cells;
    }
}
