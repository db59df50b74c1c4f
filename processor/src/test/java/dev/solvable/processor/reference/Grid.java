package dev.solvable.processor.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The squares of a declared board.
 *
 * @param rows the number of rows
 * @param columns the number of columns
 * @param map the rows from the top, {@code .} a cell and a space a hole
 * @param stated whether the declaration says so with {@code @Board}; without it the cells are one row
 * @param names the declared names of the cells; empty where they have those of the grid
 */
public record Grid(int rows, int columns, List<String> map, boolean stated, List<String> names) {
    public Grid(int rows, int columns, List<String> map, boolean stated) {
        this(rows, columns, map, stated, List.of());
    }

    public static Grid full(int rows, int columns) {
        return new Grid(rows, columns, Collections.nCopies(rows, ".".repeat(columns)), true);
    }

    /** One row of cells, and no word about a board. */
    public static Grid row(int cells) {
        return new Grid(1, cells, List.of(".".repeat(cells)), false);
    }

    public static Grid of(String... map) {
        return new Grid(map.length, map[0].length(), List.of(map), true);
    }

    /** The same with names for its cells, which only a stated board can have. */
    public Grid named(String... cellNames) {
        return new Grid(rows, columns, map, true, List.of(cellNames));
    }

    public boolean holes() {
        return map.stream().anyMatch(row -> row.contains(" "));
    }

    public int cells() {
        return squares().size();
    }

    /** The squares that are cells, {@code {row, column}}, row by row: the order in which cells are numbered. */
    public List<int[]> squares() {
        List<int[]> squares = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (map.get(row).charAt(column) == '.') {
                    squares.add(new int[] {row, column});
                }
            }
        }
        return squares;
    }

    /** The number of the cell on a square, -1 where the square is a hole or off the board. */
    public int cell(int row, int column) {
        List<int[]> squares = squares();
        for (int cell = 0; cell < squares.size(); cell++) {
            if (squares.get(cell)[0] == row && squares.get(cell)[1] == column) {
                return cell;
            }
        }
        return -1;
    }

    /**
     * The name of a cell: the declared one, else the column's letters, after {@code z} comes {@code aa}, and the row's
     * number from the top.
     */
    public String name(int cell) {
        if (!names.isEmpty()) {
            return names.get(cell);
        }
        int[] square = squares().get(cell);
        String letters = "";
        for (int rest = square[1] + 1; rest > 0; rest = (rest - 1) / 26) {
            letters = (char) ('a' + (rest - 1) % 26) + letters;
        }
        return letters + (square[0] + 1);
    }

    /** The cells of each column from its lowest one up. */
    public List<List<Integer>> columnsFromBelow() {
        List<List<Integer>> result = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            List<Integer> cells = new ArrayList<>();
            for (int row = rows - 1; row >= 0; row--) {
                int cell = cell(row, column);
                if (cell >= 0) {
                    cells.add(cell);
                }
            }
            result.add(cells);
        }
        return result;
    }

    /** A board as people draw it: one row a line, a space for a hole, no line end after the last row. */
    public String picture(String board) {
        StringBuilder text = new StringBuilder();
        int cell = 0;
        for (int row = 0; row < rows; row++) {
            text.append(row == 0 ? "" : "\n");
            for (int column = 0; column < columns; column++) {
                text.append(map.get(row).charAt(column) == '.' ? board.charAt(cell++) : ' ');
            }
        }
        return text.toString();
    }
}
