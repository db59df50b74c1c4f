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
        boolean inRange = problems.require(
                inRange(cells),
                Message.CELLS_OUT_OF_RANGE,
                Place.of("SolvableGame", "cells"),
                cells,
                cells > MAX_CELLS ? ", and no larger game can be expressed" : "");
        if (declaration.board().isEmpty() && declaration.moving().pieces().isPresent()) {
            List<String> rows = declaration.moving().pieces().get().rows();
            return new PieceRows(rows, problems).board(cells);
        }
        if (declaration.board().isEmpty()) {
            return inRange ? Optional.of(Board.full(1, cells)) : Optional.empty();
        }
        GameDeclaration.Board grid = declaration.board().get();
        boolean right = sizesAreRight(grid, problems) && mapIsRight(grid, problems) && inRange;
        if (!right || !cellsMatch(cells, grid, problems)) {
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
        boolean rows = isSize("rows", grid.rows(), problems);
        return isSize("columns", grid.columns(), problems) && rows;
    }

    private static boolean isSize(String element, int size, Problems problems) {
        return problems.require(size >= 1, Message.BOARD_SIZE, Place.of("Board", element), element, size);
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
        return right
                && problems.require(
                        !map.stream().allMatch(String::isBlank), Message.MAP_WITHOUT_CELLS, place, "map has");
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
        String length = count(text.length(), "character");
        return problems.require(
                text.length() == columns, Message.MAP_ROW_LENGTH, place, row + 1, text, length, columns);
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
        String found = count(cells, "cell");
        Place place = Place.of("SolvableGame", "cells");
        return problems.require(inRange(cells), Message.BOARD_TOO_LARGE, Place.of("Board"), size, found)
                && problems.require(cells == declared, Message.CELLS_MISMATCH, place, declared, size, found, cells);
    }

    private static Board board(GameDeclaration.Board grid) {
        return grid.map().isEmpty()
                ? Board.full(grid.rows(), grid.columns())
                : Board.of(grid.map().toArray(String[]::new));
    }
}
