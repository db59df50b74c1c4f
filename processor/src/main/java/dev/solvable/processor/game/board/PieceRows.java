package dev.solvable.processor.game.board;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.oneLine;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.Optional;

/** Reads the rows of {@code @Pieces} as a board, or compares them with the declared one. */
public final class PieceRows {
    private static final Place PLACE = Place.of("Pieces", "value");

    private final List<String> rows;
    private final Problems problems;

    public PieceRows(List<String> rows, Problems problems) {
        this.rows = rows;
        this.problems = problems;
    }

    /** Whether a character is the letter of a piece. */
    public static boolean isPiece(char character) {
        return isCapital(character) || (character >= 'a' && character <= 'z');
    }

    public static boolean isCapital(char character) {
        return character >= 'A' && character <= 'Z';
    }

    /** The board that the rows draw; empty, with a problem, if they are not clear. */
    Optional<Board> board(int declaredCells) {
        if (!charactersAreRight()) {
            return Optional.empty();
        }
        int columns = rows.get(0).length();
        boolean right = true;
        for (int row = 1; row < rows.size(); row++) {
            right &= isLong(row, columns, "the first row has " + columns);
        }
        if (!right) {
            return Optional.empty();
        }
        List<String> map = rows.stream().map(row -> row.replaceAll("[^ ]", ".")).toList();
        int cells = map.stream().mapToInt(row -> row.replace(" ", "").length()).sum();
        String size = count(rows.size(), "row") + " and " + count(columns, "column");
        String found = count(cells, "cell");
        boolean whole = problems.require(cells > 0, Message.MAP_WITHOUT_CELLS, PLACE, "rows of @Pieces have")
                && problems.require(BoardReader.inRange(cells), Message.BOARD_TOO_LARGE, PLACE, size, found)
                && problems.require(
                        cells == declaredCells || !BoardReader.inRange(declaredCells),
                        Message.CELLS_OF_PIECES,
                        Place.of("SolvableGame", "cells"),
                        declaredCells,
                        found,
                        cells);
        return whole && cells == declaredCells ? Optional.of(Board.of(map.toArray(String[]::new))) : Optional.empty();
    }

    /** Whether the rows match a declared board in number, length and holes. */
    public boolean areOn(Board board) {
        if (!charactersAreRight()) {
            return false;
        }
        if (rows.size() != board.rows()) {
            problems.add(Message.PIECES_ROWS, PLACE, count(rows.size(), "row"), count(board.rows(), "row"));
            return false;
        }
        boolean right = true;
        for (int row = 0; row < rows.size(); row++) {
            right &= isLong(row, board.columns(), "the @Board has columns = " + board.columns()) && fits(row, board);
        }
        return right;
    }

    private boolean fits(int row, Board board) {
        for (int column = 0; column < board.columns(); column++) {
            boolean hole = rows.get(row).charAt(column) == Board.HOLE;
            if (hole != (board.cellAt(row, column) < 0)) {
                problems.add(
                        Message.PIECES_HOLE,
                        PLACE.at(row),
                        row + 1,
                        rows.get(row),
                        hole ? "a hole" : "a cell",
                        column + 1,
                        hole ? "cell" : "hole");
                return false;
            }
        }
        return true;
    }

    private boolean isLong(int row, int columns, String expected) {
        String text = rows.get(row);
        return problems.require(
                text.length() == columns,
                Message.PIECES_ROW_LENGTH,
                PLACE.at(row),
                row + 1,
                text,
                count(text.length(), "character"),
                expected);
    }

    /** Whether there are rows, and all their characters are pieces, empty cells or holes. */
    boolean charactersAreRight() {
        if (rows.isEmpty() || rows.get(0).isEmpty()) {
            problems.add(Message.NO_PIECE_ROWS, PLACE);
            return false;
        }
        if (!BoardReader.rowsAreApart(rows, "pieces", PLACE, problems)) {
            return false;
        }
        boolean right = true;
        for (int row = 0; row < rows.size(); row++) {
            right &= rowIsRight(rows.get(row), row);
        }
        return right;
    }

    private boolean rowIsRight(String text, int row) {
        for (int column = 0; column < text.length(); column++) {
            char square = text.charAt(column);
            if (!isPiece(square) && square != Board.CELL && square != Board.HOLE) {
                problems.add(
                        Message.PIECES_CHARACTER,
                        PLACE.at(row),
                        row + 1,
                        oneLine(text),
                        quote(text, column),
                        column + 1);
                return false;
            }
        }
        return true;
    }
}
