package dev.solvable.processor.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The cells of a game on their grid. Cells are numbered row by row from 0, holes skipped.
 *
 * @param rows the number of rows, at least 1
 * @param columns the number of columns, at least 1
 * @param map the rows from the top, {@code .} for a cell and a space for a hole, each {@code columns} long
 * @param cellNames the names that the declaration gives the cells; empty where they have those of the grid
 * @param links for each cell those that are linked with it, cell i as bit i; empty where the declaration links none
 */
public record Board(int rows, int columns, List<String> map, List<String> cellNames, List<Long> links) {
    /** The character of a cell in a map. */
    public static final char CELL = '.';

    /** The character of a hole in maps and pictures of the whole board. */
    public static final char HOLE = ' ';

    /** Copies the lists. */
    public Board {
        map = List.copyOf(map);
        cellNames = List.copyOf(cellNames);
        links = List.copyOf(links);
    }

    /** A board whose cells have the names of the grid. */
    public Board(int rows, int columns, List<String> map) {
        this(rows, columns, map, List.of(), List.of());
    }

    /** A grid without holes. */
    public static Board full(int rows, int columns) {
        return new Board(rows, columns, Collections.nCopies(rows, ".".repeat(columns)));
    }

    /** The number of cells, holes not counted. */
    public int cells() {
        return squares().size();
    }

    /** The number of the cell at a grid square from row 0 and column 0, -1 for a hole or a square outside the grid. */
    public int cellAt(int row, int column) {
        if (row < 0
                || row >= rows
                || column < 0
                || column >= columns
                || map.get(row).charAt(column) != CELL) {
            return -1;
        }
        int cell = 0;
        for (int square = 0; square < row * columns + column; square++) {
            if (map.get(square / columns).charAt(square % columns) == CELL) {
                cell++;
            }
        }
        return cell;
    }

    /** The grid squares of the cells in the order of their numbers: row x columns + column. */
    public List<Integer> squares() {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < rows * columns; square++) {
            if (map.get(square / columns).charAt(square % columns) == CELL) {
                squares.add(square);
            }
        }
        return squares;
    }

    /** The cells of each column from the bottom up, past holes; columns without cells are left out. */
    public List<List<Integer>> stacks() {
        List<List<Integer>> stacks = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            List<Integer> stack = new ArrayList<>();
            for (int row = rows - 1; row >= 0; row--) {
                if (cellAt(row, column) >= 0) {
                    stack.add(cellAt(row, column));
                }
            }
            if (!stack.isEmpty()) {
                stacks.add(stack);
            }
        }
        return stacks;
    }

    /** This board with names for its cells; the grid's where there are none. */
    Board named(List<String> names) {
        return new Board(rows, columns, map, names, links);
    }

    /** This board with links between its cells, for each cell those at their other ends. */
    Board linked(List<Long> neighbours) {
        return new Board(rows, columns, map, cellNames, neighbours);
    }

    /** Whether the declaration names the cells. */
    public boolean isNamed() {
        return !cellNames.isEmpty();
    }

    /**
     * The name of a cell: the declared one, else column letters and the row number from the top, such as {@code b2}.
     */
    public String name(int cell) {
        if (isNamed()) {
            return cellNames.get(cell);
        }
        int square = squares().get(cell);
        return columnName(square % columns) + (square / columns + 1);
    }

    /** The letters of a column: {@code a} to {@code z}, then {@code aa}. */
    public static String columnName(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : columnName(column / 26 - 1) + last;
    }

    /** The cells of a mask, ascending. */
    public static List<Integer> cellsOf(long mask) {
        List<Integer> cells = new ArrayList<>();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            cells.add(Long.numberOfTrailingZeros(rest));
        }
        return cells;
    }

    /** The mask of all cells. */
    public long mask() {
        return -1L >>> (64 - cells());
    }
}
