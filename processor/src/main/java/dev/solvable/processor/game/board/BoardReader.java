package dev.solvable.processor.game.board;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.oneLine;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the cells of a game: their number, their grid and its holes. */
public final class BoardReader {
    static final int MAX_CELLS = 64;

    private BoardReader() {}

    /** The board; empty, with at least one problem, if the declaration does not define one clearly. */
    public static Optional<Board> read(GameDeclaration declaration, Problems problems) {
        int cells = declaration.cells();
        boolean inRange = inRange(cells);
        if (!inRange) {
            problems.add(
                    Message.CELLS_OUT_OF_RANGE,
                    Place.of("SolvableGame", "cells"),
                    cells,
                    cells > MAX_CELLS ? ", and no larger game can be expressed" : "");
        }
        if (declaration.board().isEmpty() && declaration.moving().pieces().isPresent()) {
            List<String> rows = declaration.moving().pieces().get().rows();
            return new PieceRows(rows, problems).board(cells, inRange);
        }
        if (declaration.board().isEmpty()) {
            return inRange ? Optional.of(Board.full(1, cells)) : Optional.empty();
        }
        GameDeclaration.Board grid = declaration.board().get();
        if (!sizesAreRight(grid, problems) || !mapIsRight(grid, problems)) {
            return Optional.empty();
        }
        if (!inRange || !cellsMatch(cells, grid, problems)) {
            return Optional.empty();
        }
        // Invalid names do not hinder the checks of lines and tiles.
        boolean named = CellNames.areRight(grid.cellNames(), cells, problems);
        Board board = board(grid);
        if (named && !grid.cellNames().isEmpty()) {
            board = board.named(grid.cellNames().toArray(String[]::new));
        }
        if (grid.links().isEmpty()) {
            return Optional.of(board);
        }
        return LinkReader.read(grid.links(), board, problems);
    }

    static boolean inRange(long cells) {
        return cells >= 1 && cells <= MAX_CELLS;
    }

    private static boolean sizesAreRight(GameDeclaration.Board grid, Problems problems) {
        if (grid.rows() < 1) {
            problems.add(Message.BOARD_SIZE, Place.of("Board", "rows"), "rows", grid.rows());
        }
        if (grid.columns() < 1) {
            problems.add(Message.BOARD_SIZE, Place.of("Board", "columns"), "columns", grid.columns());
        }
        return grid.rows() >= 1 && grid.columns() >= 1;
    }

    private static boolean mapIsRight(GameDeclaration.Board grid, Problems problems) {
        List<String> map = grid.map();
        if (map.isEmpty()) {
            return true;
        }
        Place place = Place.of("Board", "map");
        if (!rowsAreApart(map, "map", place, problems)) {
            return false;
        }
        if (isAnotherGrid(map, grid)) {
            int columns = map.get(0).length();
            problems.add(
                    Message.MAP_ROWS,
                    place,
                    count(map.size(), "row") + " of " + count(columns, "character"),
                    "rows = " + grid.rows() + " and columns = " + grid.columns(),
                    "write rows = " + map.size() + " and columns = " + columns + ", or correct the map");
            return false;
        }
        boolean right = true;
        if (map.size() != grid.rows()) {
            problems.add(
                    Message.MAP_ROWS,
                    place,
                    count(map.size(), "row"),
                    "rows = " + grid.rows(),
                    "write a string for each row of the board");
            right = false;
        }
        for (int row = 0; row < map.size(); row++) {
            right &= rowIsRight(map.get(row), row, grid.columns(), place.at(row), problems);
        }
        if (right && map.stream().allMatch(String::isBlank)) {
            problems.add(Message.MAP_WITHOUT_CELLS, place, "map has");
            right = false;
        }
        return right;
    }

    /** Whether the rows are separate strings; adds a problem if all are in one, as for tiles and patterns. */
    static boolean rowsAreApart(List<String> rows, String what, Place place, Problems problems) {
        String text = rows.isEmpty() ? "" : rows.get(0).replaceFirst("\\R$", ""); // a text block ends with a line break
        boolean joined = rows.size() == 1 && (text.indexOf('/') >= 0 || text.indexOf('\n') >= 0);
        if (joined) {
            problems.add(
                    Message.ROWS_IN_ONE_STRING,
                    place,
                    what,
                    oneLine(rows.get(0)),
                    Stream.of(text.split("/|\\R", -1))
                            .map(row -> "\"" + oneLine(row) + "\"")
                            .collect(Collectors.joining(", ", "{", "}")));
        }
        return !joined;
    }

    /** Whether the rows of a map form a rectangle whose numbers of rows and columns both differ from those declared. */
    private static boolean isAnotherGrid(List<String> map, GameDeclaration.Board grid) {
        int columns = map.get(0).length();
        return map.size() != grid.rows()
                && columns != grid.columns()
                && columns > 0
                && map.stream().allMatch(row -> row.length() == columns)
                && map.stream()
                        .flatMapToInt(String::chars)
                        .allMatch(square -> square == Board.CELL || square == Board.HOLE);
    }

    private static boolean rowIsRight(String text, int row, int columns, Place place, Problems problems) {
        for (int column = 0; column < text.length(); column++) {
            char square = text.charAt(column);
            if (square != Board.CELL && square != Board.HOLE) {
                problems.add(
                        Message.MAP_CHARACTER,
                        place,
                        row + 1,
                        oneLine(text),
                        quote(text, column),
                        column + 1,
                        Character.isLetterOrDigit(square) ? ", but a map shows the empty board" : "");
                return false;
            }
        }
        if (text.length() != columns) {
            problems.add(Message.MAP_ROW_LENGTH, place, row + 1, text, count(text.length(), "character"), columns);
            return false;
        }
        return true;
    }

    private static boolean cellsMatch(int declared, GameDeclaration.Board grid, Problems problems) {
        long squares = (long) grid.rows() * grid.columns();
        long holes = grid.map().stream()
                .flatMapToInt(String::chars)
                .filter(c -> c == Board.HOLE)
                .count();
        long cells = squares - holes;
        String size = count(grid.rows(), "row") + " and " + count(grid.columns(), "column")
                + (holes == 0 ? "" : " with " + count(holes, "hole"));
        if (!inRange(cells)) {
            problems.add(Message.BOARD_TOO_LARGE, Place.of("Board"), size, count(cells, "cell"));
            return false;
        }
        if (cells != declared) {
            problems.add(
                    Message.CELLS_MISMATCH,
                    Place.of("SolvableGame", "cells"),
                    declared,
                    size,
                    count(cells, "cell"),
                    cells);
            return false;
        }
        return true;
    }

    private static Board board(GameDeclaration.Board grid) {
        return grid.map().isEmpty()
                ? Board.full(grid.rows(), grid.columns())
                : Board.of(grid.map().toArray(String[]::new));
    }
}
