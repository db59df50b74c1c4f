package dev.solvable.sample.judge;

import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.input.InputLines;
import dev.solvable.tool.input.InputLines.Line;
import java.io.Flushable;
import java.io.IOException;
import java.io.Reader;
import java.math.BigInteger;
import java.util.stream.Collectors;

/**
 * The input of a judge problem, read case by case. White space around a line and blank lines are ignored; anything else
 * that is not as expected is a {@link BadInputException} that names its line.
 */
public final class JudgeInput {
    private static final BigInteger MAX_CASES = BigInteger.valueOf(Long.MAX_VALUE);

    private final InputLines lines;

    /**
     * Reads on demand and never far ahead.
     *
     * @param answers flushed whenever the input has nothing ready, so that a user who types the input sees the answers
     */
    public JudgeInput(Reader reader, Flushable answers) {
        this.lines = new InputLines(reader, answers);
    }

    /**
     * A board as it stands in the input.
     *
     * @param line the number of its first line
     * @param rows its rows, joined by {@code /}
     */
    public record Case(int line, String rows) {
        /** The exception for a board that is invalid although each row is valid. */
        BadInputException expected(String what) {
            return JudgeInput.expected(what, new Line(line, rows));
        }
    }

    /** Reads the number of cases. A number too great for a {@code long} counts as the greatest: no input is so long. */
    long count() throws IOException {
        Line line = lines.next();
        if (!line.text().matches("[0-9]+")) {
            throw expected("the number of cases", line);
        }
        if (line.isTooLong()) {
            throw expected("the number of cases in at most " + InputLines.MAX_LENGTH + " digits", line);
        }
        return new BigInteger(line.text()).min(MAX_CASES).longValue();
    }

    /** Reads a board of this many rows, each with this many of these marks. */
    Case board(int rows, int columns, String marks) throws IOException {
        Line first = row(columns, marks);
        StringBuilder text = new StringBuilder(first.text());
        for (int i = 1; i < rows; i++) {
            text.append('/').append(row(columns, marks).text());
        }
        return new Case(first.number(), text.toString());
    }

    private Line row(int columns, String marks) throws IOException {
        Line line = lines.next();
        if (!isRow(line.text(), columns, marks)) {
            throw expected(cells(columns, marks), line);
        }
        return line;
    }

    /** Reads and returns a row of this many of these marks, or the word that ends the cases. */
    String rowOrWord(int columns, String marks, String word) throws IOException {
        Line line = lines.next();
        if (!line.text().equals(word) && !isRow(line.text(), columns, marks)) {
            throw expected(cells(columns, marks) + ", or '" + word + "'", line);
        }
        return line.text();
    }

    /** Refuses further cases: an input with more cases than it states cannot be trusted. */
    void end() throws IOException {
        Line line = lines.next();
        if (!line.text().isEmpty()) {
            throw expected("the end of the input", line);
        }
    }

    private static boolean isRow(String text, int columns, String marks) {
        return text.length() == columns && text.chars().allMatch(c -> marks.indexOf(c) >= 0);
    }

    /** {@code 3 cells of '.', 'x' or 'o'}. */
    private static String cells(int columns, String marks) {
        String quoted = marks.chars().mapToObj(c -> "'" + (char) c + "'").collect(Collectors.joining(", "));
        int lastComma = quoted.lastIndexOf(',');
        return columns + " cells of " + quoted.substring(0, lastComma) + " or" + quoted.substring(lastComma + 1);
    }

    private static BadInputException expected(String what, Line line) {
        String found = line.text().isEmpty() ? "the end of the input" : BadInputException.quoted(line.text());
        return new BadInputException("line " + line.number() + ": expected " + what + ", found " + found);
    }
}
