package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Lines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Finds the sets of cells that end a game of marks. */
public final class Line {
    private Line() {}

    /** All lines, each once, its cells ascending. */
    public static Set<List<Integer>> all(Grid grid, Lines lines) {
        Set<List<Integer>> result = new LinkedHashSet<>();
        if (lines.length() > 0) {
            if (lines.rows()) {
                result.addAll(straight(grid, lines.length(), 0, 1));
            }
            if (lines.columns()) {
                result.addAll(straight(grid, lines.length(), 1, 0));
            }
            if (lines.diagonals()) {
                result.addAll(straight(grid, lines.length(), 1, 1));
                result.addAll(straight(grid, lines.length(), 1, -1));
            }
        }
        lines.patterns().forEach(pattern -> result.add(pattern(grid, pattern)));
        return result;
    }

    /** Every run of squares in one direction that are all cells: a hole or the edge breaks it. */
    private static List<List<Integer>> straight(Grid grid, int length, int down, int right) {
        List<List<Integer>> result = new ArrayList<>();
        for (int[] square : grid.squares()) {
            List<Integer> cells = IntStream.range(0, length)
                    .mapToObj(i -> grid.cell(square[0] + i * down, square[1] + i * right))
                    .sorted()
                    .toList();
            if (cells.get(0) >= 0) {
                result.add(cells);
            }
        }
        return result;
    }

    /** The cells of a pattern: a picture of the whole board where it shows a {@code #}, else cell numbers. */
    private static List<Integer> pattern(Grid grid, String pattern) {
        if (!pattern.contains("#")) {
            return Arrays.stream(pattern.trim().split("\\s+"))
                    .map(Integer::valueOf)
                    .sorted()
                    .toList();
        }
        String[] rows = pattern.split("/");
        List<Integer> cells = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == '#') {
                    cells.add(grid.cell(row, column));
                }
            }
        }
        return cells;
    }
}
