package dev.solvable.processor.report;

import dev.solvable.processor.game.board.CellNames;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws boards as pictures within a page: a large one with the names of its cells, and small ones. */
final class BoardDrawing {
    /** The side of a cell in a small picture. */
    private static final int SMALL = 20;

    /** The side of a cell in the large picture, and the room for coordinates beside it. */
    private static final int LARGE = 48;

    private static final int MARGIN = 28;

    /** The id of the empty board that small pictures share. */
    private static final String EMPTY_BOARD = "board";

    private final Board board;

    BoardDrawing(Board board) {
        this.board = board;
    }

    /** Defines the empty board once for all small pictures. */
    void define(Markup page) {
        page.open("svg", "width", "0", "height", "0", "aria-hidden", "true", "class", "shared")
                .open("defs")
                .open("g", "id", EMPTY_BOARD);
        for (int cell = 0; cell < board.cells(); cell++) {
            square(page, cell, "cell");
        }
        page.close().close().close();
    }

    /** Draws the board with the number of every cell, and with names of cells or coordinates. */
    void numbered(Markup page) {
        int width = MARGIN + board.columns() * LARGE;
        int height = MARGIN + board.rows() * LARGE;
        // A row of sixty cells is wider than a page, so the picture may shrink.
        String words = board.rows() + " rows, " + board.columns() + " columns, " + board.cells() + " cells";
        openPicture(page, "numbered", "The board: " + words, width, height, "max-width: " + width + "px");
        if (!board.isNamed()) {
            axes(page);
        }
        for (int cell = 0; cell < board.cells(); cell++) {
            int x = MARGIN + board.column(cell) * LARGE;
            int y = MARGIN + board.row(cell) * LARGE;
            rectangle(page, x + 2, y + 2, LARGE - 4, 6, "cell");
            int numberAt = LARGE / 2;
            if (board.isNamed()) {
                label(page, board.name(cell), x + LARGE / 2, y + LARGE / 3, "axis");
                numberAt = 2 * LARGE / 3;
            }
            label(page, String.valueOf(cell), x + LARGE / 2, y + numberAt, "number");
        }
        page.close();
    }

    private void axes(Markup page) {
        for (int column = 0; column < board.columns(); column++) {
            label(page, Board.columnName(column), MARGIN + column * LARGE + LARGE / 2, MARGIN / 2, "axis");
        }
        for (int row = 0; row < board.rows(); row++) {
            label(page, String.valueOf(row + 1), MARGIN / 2, MARGIN + row * LARGE + LARGE / 2, "axis");
        }
    }

    /** Begins a small picture of the empty board, with a description in words. */
    void openSmall(Markup page, String words) {
        int width = board.columns() * SMALL;
        openPicture(page, "small", words, width, board.rows() * SMALL, "width: " + Math.min(width, 320) + "px");
        page.empty("use", "href", "#" + EMPTY_BOARD);
    }

    void highlight(Markup page, long cells, String style) {
        Board.cellsOf(cells).forEach(cell -> square(page, cell, style));
    }

    /** Writes the letters of marks or pieces on a small picture; {@code cells} has the cells of each letter. */
    void letters(Markup page, IntFunction<Character> letters, List<Long> cells) {
        for (int kind = 0; kind < cells.size(); kind++) {
            String letter = letters.apply(kind).toString();
            for (int cell : Board.cellsOf(cells.get(kind))) {
                int x = board.column(cell) * SMALL + SMALL / 2;
                int y = board.row(cell) * SMALL + SMALL / 2;
                label(page, letter, x, y, "mark");
            }
        }
    }

    /** Words the marks or pieces of a board, such as {@code X on a1 b1, o on c3}. */
    String words(IntFunction<Character> letters, List<Long> cells) {
        return IntStream.range(0, cells.size())
                .filter(kind -> cells.get(kind) != 0)
                .mapToObj(kind -> letters.apply(kind) + " on " + names(cells.get(kind)))
                .collect(Collectors.joining(", "));
    }

    String names(long cells) {
        return CellNames.of(board, cells);
    }

    private void square(Markup page, int cell, String style) {
        int x = board.column(cell) * SMALL;
        int y = board.row(cell) * SMALL;
        rectangle(page, x + 1, y + 1, SMALL - 2, 3, style);
    }

    private static void rectangle(Markup page, int x, int y, int side, int radius, String style) {
        page.empty("rect", "class", style, "x", x, "y", y, "width", side, "height", side, "rx", radius);
    }

    private static void label(Markup page, String text, int x, int y, String style) {
        page.element("text", text, "class", style, "x", x, "y", y);
    }

    private static void openPicture(Markup page, String kind, String words, int width, int height, String style) {
        String box = "0 0 " + width + " " + height;
        page.open("svg", "class", kind, "role", "img", "viewBox", box, "style", style)
                .element("title", words);
    }
}
