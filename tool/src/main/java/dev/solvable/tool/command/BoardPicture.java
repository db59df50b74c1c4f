package dev.solvable.tool.command;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import java.util.HashMap;
import java.util.Map;

/** A position drawn with the coordinates by which moves are named. */
final class BoardPicture {
    private final Solver solver;
    private final GameFacts facts;
    private final Paint paint;
    private final char emptyMark;
    private final char firstMark;

    /** Whether capital letters are the first player's pieces. */
    private final boolean hasPieces;
    /** What stands on a cell instead of its mark: text without colours, and with them. */
    private final Map<Integer, Label> labels = new HashMap<>();

    private long fresh;

    private record Label(String text, String painted) {}

    /** Pictures of a game's positions. */
    BoardPicture(Solver solver, Paint paint) {
        this.solver = solver;
        this.facts = solver.facts();
        this.paint = paint;
        this.hasPieces = facts.solvedBy() == Algorithm.RETROGRADE;
        String start = marks(solver.initial());
        this.emptyMark = hasPieces ? '.' : start.charAt(0);
        int[] moves = solver.moves(solver.initial());
        String after = moves.length == 0 ? start : marks(solver.play(solver.initial(), moves[0]));
        this.firstMark = after.chars()
                .mapToObj(c -> (char) c)
                .filter(c -> c != emptyMark)
                .findFirst()
                .orElse(emptyMark);
    }

    /** Shows these cells, cell i as bit i, as just filled. */
    BoardPicture fresh(long cells) {
        fresh = cells;
        return this;
    }

    /** Writes a text on a cell instead of its mark. */
    BoardPicture label(int cell, String text, String painted) {
        labels.put(cell, new Label(text, painted));
        return this;
    }

    /**
     * Draws a position, a line a row and a last line end:
     *
     * <pre>
     *     a b c
     *   1 x . .
     *   2 . o .
     *   3 . . .
     * </pre>
     */
    String of(long position) {
        String marks = marks(position);
        int columnWidth = Math.max(
                columnName(facts.columns() - 1).length(),
                labels.values().stream()
                        .mapToInt(label -> label.text().length())
                        .max()
                        .orElse(1));
        int rowWidth = String.valueOf(facts.rows()).length();
        StringBuilder picture = new StringBuilder(" ".repeat(2 + rowWidth));
        for (int column = 0; column < facts.columns(); column++) {
            picture.append(' ').append(padding(columnName(column), columnWidth)).append(columnName(column));
        }
        picture.append('\n');
        int cell = 0;
        for (int row = 0; row < facts.rows(); row++) {
            String number = String.valueOf(row + 1);
            StringBuilder line =
                    new StringBuilder("  ").append(padding(number, rowWidth)).append(number);
            for (char square : facts.map().get(row).toCharArray()) {
                if (square == ' ') {
                    line.append(" ".repeat(1 + columnWidth));
                } else {
                    Label label = labels.getOrDefault(cell, mark(cell, marks.charAt(cell)));
                    line.append(' ').append(padding(label.text(), columnWidth)).append(label.painted());
                    cell++;
                }
            }
            picture.append(line.toString().stripTrailing()).append('\n');
        }
        String hand = BoardText.hand(solver.format(position));
        if (!hand.isEmpty()) {
            picture.append("  ")
                    .append(" ".repeat(rowWidth))
                    .append(' ')
                    .append(hand)
                    .append('\n');
        }
        return picture.toString();
    }

    private Label mark(int cell, char mark) {
        String text = String.valueOf(mark);
        String painted = mark == emptyMark ? paint.faint(text) : isFirst(mark) ? paint.first(text) : paint.second(text);
        return new Label(text, (fresh >>> cell & 1) == 0 ? painted : paint.fresh(painted));
    }

    private boolean isFirst(char mark) {
        return hasPieces ? Character.isUpperCase(mark) : mark == firstMark;
    }

    /** The marks of all cells, by their numbers. */
    private String marks(long position) {
        StringBuilder marks = new StringBuilder();
        String[] rows = solver.format(position).split("\n", -1);
        for (int row = 0; row < facts.rows(); row++) { // below them may be what is in hand
            for (int column = 0; column < facts.columns(); column++) {
                if (facts.map().get(row).charAt(column) != ' ') {
                    marks.append(rows[row].charAt(column));
                }
            }
        }
        return marks.toString();
    }

    /** The column letters: after {@code z} comes {@code aa}. */
    private static String columnName(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : columnName(column / 26 - 1) + last;
    }

    private static String padding(String text, int width) {
        return " ".repeat(width - text.length());
    }
}
