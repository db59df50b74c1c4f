package dev.solvable.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The cells of a game on their grid. Cells are numbered row by row from 0; holes are skipped. Unless the declaration
 * names them, their names are column letter and row number from the top, such as {@code b1}; after {@code z} comes
 * {@code aa}.
 */
@ForGeneratedCode
public final class Board {
    /** The character of a cell in the rows of a board. */
    public static final char CELL = '.';

    /** The character of a hole, in the rows of a board and in pictures of it. */
    public static final char HOLE = ' ';

    private final String[] map;
    private final int cells;

    /** The grid square of each cell: row x columns + column. */
    private final int[] squares;

    /** The names of the cells if the declaration gives them; else empty. */
    private final String[] names;

    /** For each cell those that are linked with it, cell i as bit i; empty if no cells are linked. */
    private final long[] links;

    private Board(String[] map, String[] names, long[] links) {
        this.map = map;
        this.names = names;
        this.links = links;
        int[] found = new int[map.length * map[0].length()];
        int count = 0;
        for (int square = 0; square < found.length; square++) {
            if (map[square / columns()].charAt(square % columns()) != HOLE) {
                found[count] = square;
                count++;
            }
        }
        cells = count;
        squares = found;
    }

    /**
     * A board.
     *
     * @param rows its rows from the top, all of one length: {@code .} for a cell, a space for a hole
     */
    public static Board of(String... rows) {
        return new Board(rows.clone(), new String[0], new long[0]);
    }

    /** A grid without holes. */
    public static Board full(int rows, int columns) {
        String[] map = new String[rows];
        Arrays.fill(map, String.valueOf(CELL).repeat(columns));
        return of(map);
    }

    /**
     * This board with names of its own for the cells.
     *
     * @param lines the names in the order of the cells, with spaces between them, in any number of lines
     */
    public Board named(String... lines) {
        return new Board(map, String.join(" ", lines).split(" ", -1), links);
    }

    /** This board as a graph: for each cell those that are linked with it, cell i as bit i. */
    public Board linked(long... neighbours) {
        return new Board(map, names, neighbours.clone());
    }

    /** The number of rows, at least 1. */
    public int rows() {
        return map.length;
    }

    /** The number of columns, at least 1. */
    public int columns() {
        return map[0].length();
    }

    /** The number of cells, from 1 to 64. */
    public int cells() {
        return cells;
    }

    /** Every cell, cell i as bit i. */
    public long mask() {
        return -1L >>> Long.SIZE - cells;
    }

    /** The rows as they were given. */
    public List<String> map() {
        return List.of(map);
    }

    /** The row of a cell, from 0 at the top. */
    public int row(int cell) {
        return squares[cell] / columns();
    }

    /** The column of a cell, from 0 at the left. */
    public int column(int cell) {
        return squares[cell] % columns();
    }

    /** The number of a cell's square on the grid, row by row, holes counted. */
    public int square(int cell) {
        return squares[cell];
    }

    /** The cell at a row and a column from 0; -1 for a hole and outside the grid. */
    public int cellAt(int row, int column) {
        boolean onGrid = row >= 0 && row < rows() && column >= 0 && column < columns();
        return onGrid ? Math.max(-1, Arrays.binarySearch(squares, 0, cells, row * columns() + column)) : -1;
    }

    /** The cell some rows further down and some columns further right than another; -1 where there is none. */
    public int cellFrom(int cell, int down, int right) {
        return cellAt(row(cell) + down, column(cell) + right);
    }

    /** The cells of each column from the bottom up, past holes; columns without cells are left out. */
    public List<List<Integer>> stacks() {
        List<List<Integer>> stacks = new ArrayList<>();
        for (int column = 0; column < columns(); column++) {
            List<Integer> stack = new ArrayList<>();
            for (int cell = cells - 1; cell >= 0; cell--) {
                if (column(cell) == column) {
                    stack.add(cell);
                }
            }
            if (!stack.isEmpty()) {
                stacks.add(stack);
            }
        }
        return stacks;
    }

    /** Whether cells are linked. */
    public boolean isGraph() {
        return links.length > 0;
    }

    /** The cells that are linked with a cell, cell i as bit i. */
    public long linkedWith(int cell) {
        return isGraph() ? links[cell] : 0;
    }

    /** The cells of a mask, ascending. */
    public static List<Integer> cellsOf(long mask) {
        List<Integer> cells = new ArrayList<>();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            cells.add(Long.numberOfTrailingZeros(rest));
        }
        return cells;
    }

    /** Whether the declaration names the cells. */
    public boolean isNamed() {
        return names.length > 0;
    }

    /** The name of a cell, such as {@code b2}. */
    public String name(int cell) {
        return isNamed() ? names[cell] : columnName(column(cell)) + (row(cell) + 1);
    }

    /** The names of all cells, in their order. */
    public List<String> cellNames() {
        return IntStream.range(0, cells).mapToObj(this::name).toList();
    }

    /** The letters of a column: {@code a} to {@code z}, then {@code aa}. */
    public static String columnName(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : columnName(column / 26 - 1) + last;
    }

    /** The names of cells joined with hyphens, column by column: {@code a1-a2-b1}. */
    public String names(long mask) {
        StringBuilder names = new StringBuilder();
        for (int column = 0; column < columns(); column++) {
            for (long rest = mask; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                if (column(cell) == column) {
                    names.append(names.length() == 0 ? "" : "-").append(name(cell));
                }
            }
        }
        return names.toString();
    }

    /**
     * The text of a filling: one line for each row, without a line end after the last; a space for a hole.
     *
     * @param marks the character of each kind of filling, that of an empty cell last
     * @param filled for each kind the cells of this kind, cell i as bit i; the last kinds may be left out
     */
    public String format(String marks, long... filled) {
        StringBuilder text = new StringBuilder(map.length * (columns() + 1));
        int cell = 0;
        for (int row = 0; row < map.length; row++) {
            if (row > 0) {
                text.append('\n');
            }
            for (int column = 0; column < columns(); column++) {
                if (map[row].charAt(column) == HOLE) {
                    text.append(HOLE);
                } else {
                    int kind = 0;
                    while (kind < filled.length && (filled[kind] >>> cell & 1) == 0) {
                        kind++;
                    }
                    text.append(marks.charAt(kind < filled.length ? kind : marks.length() - 1));
                    cell++;
                }
            }
        }
        return text.toString();
    }

    /**
     * Reads a filling: one character for each cell, row by row. White space is ignored, and holes are not written.
     *
     * @param marks the character of each kind of filling, that of an empty cell last
     * @return the cells of each kind, at least two masks
     * @throws IllegalArgumentException if the text has another number of cells or another character
     */
    public long[] parse(String marks, String text) {
        long[] filled = new long[Math.max(2, marks.length() - 1)];
        int cell = 0;
        for (int i = 0; i < text.length(); i++) {
            char mark = text.charAt(i);
            if (Character.isWhitespace(mark)) {
                continue;
            }
            int kind = marks.indexOf(mark);
            if (kind < 0) {
                throw new IllegalArgumentException("expected " + alternatives(marks) + ", found '"
                        + shown(text.codePointAt(i)) + "' as character " + (i + 1) + " of the board");
            }
            if (cell < cells && kind < marks.length() - 1) {
                filled[kind] |= 1L << cell;
            }
            cell++;
        }
        if (cell != cells) {
            throw new IllegalArgumentException("expected " + cells + " cells, found " + cell);
        }
        return filled;
    }

    /** A character for a message; control, format and surrogate characters are escaped as in Java source. */
    private static String shown(int codePoint) {
        String character = Character.toString(codePoint);
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE ->
                character
                        .chars()
                        .mapToObj(half -> String.format(Locale.ROOT, "\\u%04x", half))
                        .collect(Collectors.joining());
            default -> character;
        };
    }

    private static String alternatives(String marks) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < marks.length(); i++) {
            all.append(i == 0 ? "'" : i == marks.length() - 1 ? " or '" : ", '")
                    .append(marks.charAt(i))
                    .append('\'');
        }
        return all.toString();
    }
}
