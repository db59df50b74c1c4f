package dev.solvable.tool.text;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.runtime.Board;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.Marks;
import dev.solvable.tool.terminal.Paint;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A position drawn with the names of its cells: coordinates at the edges or, if the game names its cells, the names on
 * the empty ones.
 */
public final class BoardPicture {
    /** Replaces an invisible mark, which only a program can have. */
    private static final char UNSEEN = '?';

    private final Solver solver;
    private final GameFacts facts;
    private final Paint paint;
    private final Marks marks;
    private final boolean hasOwnNames;

    /** The texts to draw on cells instead of their marks, without and with colours. */
    private final Map<Integer, Label> labels = new HashMap<>();

    private long fresh;

    private record Label(String text, String painted) {}

    /** Pictures of a game's positions. */
    public BoardPicture(Solver solver, Paint paint) {
        this.solver = solver;
        this.facts = solver.facts();
        this.paint = paint;
        this.marks = Marks.of(solver);
        this.hasOwnNames = hasOwnNames(facts);
    }

    /** Shows these cells, cell i as bit i, as just filled. */
    public BoardPicture fresh(long cells) {
        fresh = cells;
        return this;
    }

    /** Writes a text on a cell instead of its mark. */
    BoardPicture label(int cell, String text, String painted) {
        labels.put(cell, new Label(text, painted));
        return this;
    }

    /**
     * Draws a position, a line for each row, with a line end after the last:
     *
     * <pre>
     *     a b c
     *   1 x . .
     *   2 . o .
     *   3 . . .
     * </pre>
     *
     * <p>If there are pieces in hand, a last line lists them.
     */
    public String of(long position) {
        String cells = cells(position);
        int columnWidth = columnWidth();
        int rowWidth = hasOwnNames ? 0 : String.valueOf(facts.rows()).length();
        StringBuilder picture = new StringBuilder();
        if (!hasOwnNames) {
            picture.append(" ".repeat(2 + rowWidth));
            for (int column = 0; column < facts.columns(); column++) {
                picture.append(' ')
                        .append(padding(Board.columnName(column), columnWidth))
                        .append(Board.columnName(column));
            }
            picture.append('\n');
        }
        int cell = 0;
        for (int row = 0; row < facts.rows(); row++) {
            String number = hasOwnNames ? "" : String.valueOf(row + 1);
            StringBuilder line =
                    new StringBuilder("  ").append(padding(number, rowWidth)).append(number);
            for (char square : facts.map().get(row).toCharArray()) {
                if (square == ' ') {
                    line.append(" ".repeat(1 + columnWidth));
                } else {
                    Label label = labels.getOrDefault(cell, mark(cell, cells.charAt(cell)));
                    line.append(' ').append(padding(label.text(), columnWidth)).append(label.painted());
                    cell++;
                }
            }
            picture.append(line.toString().stripTrailing()).append('\n');
        }
        return picture.append(hand(position, rowWidth)).toString();
    }

    private String hand(long position, int rowWidth) {
        String pieces = BoardText.hand(solver, position);
        if (pieces == null) {
            return "";
        }
        StringBuilder hand = new StringBuilder("  ")
                .append(" ".repeat(rowWidth))
                .append(pieces.isEmpty() ? " nothing in hand" : " in hand: ");
        for (char piece : pieces.toCharArray()) {
            hand.append(painted(piece));
        }
        return hand.append('\n').toString();
    }

    private Label mark(int cell, char mark) {
        boolean isEmpty = marks.empty().equals(String.valueOf(mark));
        String text = hasOwnNames && isEmpty ? facts.cellNames().get(cell) : String.valueOf(mark);
        String painted = isEmpty ? paint.faint(text) : painted(mark);
        return new Label(text, (fresh >>> cell & 1) == 0 ? painted : paint.fresh(painted));
    }

    /** The mark in the colour of its player, if that is known. */
    private String painted(char mark) {
        String text = String.valueOf(mark);
        if (marks.first().isEmpty()) {
            return text;
        }
        return marks.first().indexOf(mark) >= 0 ? paint.first(text) : paint.second(text);
    }

    private int columnWidth() {
        Stream<String> names =
                hasOwnNames ? facts.cellNames().stream() : Stream.of(Board.columnName(facts.columns() - 1));
        return Stream.concat(names, labels.values().stream().map(Label::text))
                .mapToInt(String::length)
                .max()
                .orElse(1);
    }

    /** Whether cells are not named by their column and row. */
    static boolean hasOwnNames(GameFacts facts) {
        int cell = 0;
        for (int row = 0; row < facts.rows(); row++) {
            for (int column = 0; column < facts.columns(); column++) {
                if (facts.map().get(row).charAt(column) != ' ') {
                    if (!facts.cellNames().get(cell).equals(Board.columnName(column) + (row + 1))) {
                        return true;
                    }
                    cell++;
                }
            }
        }
        return false;
    }

    /** The marks of all cells, by their numbers. */
    private String cells(long position) {
        StringBuilder cells = new StringBuilder();
        String[] rows = solver.format(position).split("\n", -1);
        for (int row = 0; row < facts.rows(); row++) {
            for (int column = 0; column < facts.columns(); column++) {
                if (facts.map().get(row).charAt(column) != ' ') {
                    char mark = rows[row].charAt(column);
                    cells.append(Character.isISOControl(mark) ? UNSEEN : mark); // terminals obey some of them
                }
            }
        }
        return cells.toString();
    }

    private static String padding(String text, int width) {
        return " ".repeat(width - text.length());
    }
}
