package dev.solvable.sample.command;

import dev.solvable.GameFacts;

/** A position drawn with the coordinates by which moves are named. */
final class BoardPicture {
    private BoardPicture() {}

    /**
     * Draws a position, a line a row and a last line end:
     *
     * <pre>
     *     a b c
     *   1 x . .
     *   2 . o .
     *   3 . . .
     * </pre>
     *
     * @param text the position as its solver formats it
     */
    static String of(GameFacts facts, String text) {
        int columnWidth = columnName(facts.columns() - 1).length();
        int rowWidth = String.valueOf(facts.rows()).length();
        StringBuilder picture = new StringBuilder(" ".repeat(2 + rowWidth));
        for (int column = 0; column < facts.columns(); column++) {
            picture.append(' ').append(padded(columnName(column), columnWidth));
        }
        picture.append('\n');
        String[] rows = text.split("\n", -1);
        for (int row = 0; row < rows.length; row++) {
            StringBuilder line = new StringBuilder("  ").append(padded(String.valueOf(row + 1), rowWidth));
            for (char mark : rows[row].toCharArray()) {
                line.append(' ').append(padded(String.valueOf(mark), columnWidth));
            }
            picture.append(line.toString().stripTrailing()).append('\n');
        }
        return picture.toString();
    }

    /** The column letters: after {@code z} comes {@code aa}. */
    private static String columnName(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : columnName(column / 26 - 1) + last;
    }

    private static String padded(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }
}
