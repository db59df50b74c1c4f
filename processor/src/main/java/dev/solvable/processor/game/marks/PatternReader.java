package dev.solvable.processor.game.marks;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.oneLine;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.CellNumbers;
import dev.solvable.processor.game.board.Picture;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Reads one pattern: a picture of the whole board, or the numbers of its cells. */
final class PatternReader {
    private static final char ROW_END = '/';

    private final String text;
    private final Place place;
    private final Problems problems;

    PatternReader(String text, Place place, Problems problems) {
        this.text = text;
        this.place = place;
        this.problems = problems;
    }

    /**
     * The cells of the pattern; empty where there is a problem, or no valid board to compare it with. Without a board
     * the characters are still checked.
     */
    OptionalLong read(Optional<Board> board) {
        boolean picture = text.chars().anyMatch(PatternReader::belongsToPicture);
        if (!charactersAreRight(picture, board)) {
            return OptionalLong.empty();
        }
        if (text.chars().noneMatch(character -> picture ? character == Picture.CELL : isDigit(character))) {
            problems.add(Message.PATTERN_EMPTY, place, oneLine(text));
            return OptionalLong.empty();
        }
        if (board.isEmpty()) {
            return OptionalLong.empty();
        }
        return picture ? picture(board.get()) : numbers(board.get());
    }

    private static boolean belongsToPicture(int character) {
        return character == Picture.CELL || character == Picture.OTHER || character == ROW_END;
    }

    private static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }

    private boolean charactersAreRight(boolean picture, Optional<Board> board) {
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            boolean right = picture
                    ? belongsToPicture(character) || character == Board.HOLE
                    : isDigit(character) || character == ' ';
            if (!right) {
                problems.add(
                        Message.PATTERN_CHARACTER,
                        place,
                        oneLine(text),
                        quote(text, index),
                        index + 1,
                        picture
                                ? "draw the line's cells as '#', other cells as '.', holes as spaces, and join the"
                                        + " rows by '/'"
                                : "list the numbers of the cells with spaces between them, "
                                        + board.flatMap(this::intended)
                                                .map(numbers -> "here " + numbers)
                                                .orElse("such as \"0 4 8\""));
                return false;
            }
        }
        return true;
    }

    /** The intended pattern, or several, if cells are given by names or not separated by spaces. */
    private Optional<String> intended(Board board) {
        List<String> lines = List.of(text.split("[,;|]"));
        boolean several =
                lines.size() > 1 && lines.stream().allMatch(line -> line.trim().contains(" "));
        List<Optional<String>> numbers = (several ? lines : List.of(text))
                .stream().map(line -> numbersOfNames(line, board)).toList();
        return numbers.stream().allMatch(Optional::isPresent)
                ? Optional.of(
                        numbers.stream().flatMap(Optional::stream).collect(Collectors.joining("\", \"", "\"", "\"")))
                : Optional.empty();
    }

    private static Optional<String> numbersOfNames(String line, Board board) {
        List<String> numbers = new ArrayList<>();
        for (String token : line.trim().split("[^\\p{L}\\p{N}]+", -1)) {
            int named = board.cellNames().indexOf(token);
            boolean number = !token.isEmpty() && token.chars().allMatch(PatternReader::isDigit);
            if (named < 0 && !number) {
                return Optional.empty();
            }
            numbers.add(named < 0 ? token : String.valueOf(named));
        }
        return Optional.of(String.join(" ", numbers));
    }

    private OptionalLong picture(Board board) {
        List<String> rows = List.of(text.split("/", -1));
        if (rows.size() != board.rows() || rows.stream().anyMatch(row -> row.length() != board.columns())) {
            problems.add(
                    Message.PATTERN_SHAPE,
                    place,
                    text,
                    size(rows),
                    count(board.rows(), "row") + " of " + count(board.columns(), "column"));
            return OptionalLong.empty();
        }
        long mask = 0;
        for (int square = 0; square < board.rows() * board.columns(); square++) {
            int row = square / board.columns();
            int column = square % board.columns();
            char drawn = rows.get(row).charAt(column);
            int cell = board.cellAt(row, column);
            if ((drawn == Board.HOLE) != (cell < 0)) {
                problems.add(
                        Message.PATTERN_HOLE,
                        place,
                        text,
                        quote(drawn),
                        row + 1,
                        column + 1,
                        cell < 0 ? "hole" : "cell");
                return OptionalLong.empty();
            }
            if (drawn == Picture.CELL) {
                mask |= 1L << cell;
            }
        }
        return OptionalLong.of(mask);
    }

    private static String size(List<String> rows) {
        int least = rows.stream().mapToInt(String::length).min().orElseThrow();
        int most = rows.stream().mapToInt(String::length).max().orElseThrow();
        return count(rows.size(), "row") + " of "
                + (least == most ? count(most, "column") : least + " to " + count(most, "column"));
    }

    private OptionalLong numbers(Board board) {
        long mask = 0;
        for (String number : text.trim().split(" +", -1)) {
            int cell = cell(number);
            if (cell >= board.cells()) {
                problems.add(
                        Message.PATTERN_CELL, place, text, number, board.cells() - 1, CellNumbers.advice(cell, board));
                return OptionalLong.empty();
            }
            if ((mask & 1L << cell) != 0) {
                problems.add(Message.PATTERN_CELL_TWICE, place, text, number);
                return OptionalLong.empty();
            }
            mask |= 1L << cell;
        }
        return OptionalLong.of(mask);
    }

    /** The value of a number, {@link Integer#MAX_VALUE} if it is too large for an int. */
    private static int cell(String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException tooLarge) {
            return Integer.MAX_VALUE;
        }
    }
}
