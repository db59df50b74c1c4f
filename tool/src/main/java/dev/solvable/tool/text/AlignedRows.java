package dev.solvable.tool.text;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Rows of equal length as lines with aligned columns: numbers and {@link #UNKNOWN} to the right.
 *
 * @param rows the rows, at least one
 */
public record AlignedRows(List<List<String>> rows) {
    /** Shown for a number that is unknown before a game is solved. */
    public static final String UNKNOWN = "-";

    /** The lines, each with a space after its last cell. */
    public List<String> lines() {
        int[] widths = IntStream.range(0, rows.get(0).size())
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String cell = row.get(i);
            String padding = " ".repeat(widths[i] - cell.length());
            boolean isNumber = cell.matches("([0-9]|over).*|" + UNKNOWN);
            line.append(isNumber ? padding + cell : cell + padding).append(isNumber ? "  " : " ");
        }
        return line.toString();
    }
}
