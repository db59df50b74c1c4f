package dev.solvable.processor.plan;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Lines that are translations of each other in bits: their bits have the same offsets from the first one. Shifts of a
 * whole mask find all of them at once.
 *
 * @param name the direction of the lines in capitals, such as {@code ROWS}
 * @param steps the offset of each bit of a line from its first one, ascending from 0
 * @param first the lines' first cells as a mask of cells
 * @param upright whether each line lies in one column in which marks fall, so that it fills from its first cell up
 */
public record LineShape(String name, List<Integer> steps, long first, boolean upright) {
    /** The longest line for which a shape pays: longer ones need too many shifts. */
    private static final int LONGEST = 8;

    /** The fewest lines per shape, on average, for which shapes pay. */
    private static final int LINES_PER_SHAPE = 4;

    /** Copies the list. */
    public LineShape {
        steps = List.copyOf(steps);
    }

    /**
     * The shapes of lines, in the order of their first lines; empty if shifts do not pay, because shapes have few lines
     * or long ones.
     */
    public static List<LineShape> of(List<Long> lines, Board board, MarksCode code) {
        // Keys are lists: in a compiler that has just started, a record's first hash code takes longer than all lines.
        Map<List<List<Integer>>, List<List<Integer>>> groups = new LinkedHashMap<>();
        for (long line : lines) {
            List<Integer> cells = inOrderOfBits(line, code);
            groups.computeIfAbsent(List.of(steps(cells, code), heights(cells, board, code)), key -> new ArrayList<>())
                    .add(cells);
        }
        boolean pays = groups.size() * LINES_PER_SHAPE <= lines.size()
                && groups.values().stream().allMatch(group -> group.get(0).size() <= LONGEST);
        if (!pays) {
            return List.of();
        }
        List<LineShape> shapes = new ArrayList<>();
        Map<String, Integer> named = new TreeMap<>();
        groups.values().forEach(group -> {
            String direction = direction(group.get(0), board);
            int number = named.merge(direction, 1, Integer::sum);
            shapes.add(new LineShape(
                    number == 1 ? direction : direction + "_" + number,
                    steps(group.get(0), code),
                    group.stream().mapToLong(cells -> 1L << cells.get(0)).sum(),
                    code.marksFall() && isUpright(group.get(0), board)));
        });
        return List.copyOf(shapes);
    }

    private static List<Integer> inOrderOfBits(long line, MarksCode code) {
        return Board.cellsOf(line).stream()
                .sorted(java.util.Comparator.comparing(code::bit))
                .toList();
    }

    /** The offset of each bit of a line from its first one. */
    private static List<Integer> steps(List<Integer> cells, MarksCode code) {
        int first = code.bit(cells.get(0));
        return cells.stream().map(cell -> code.bit(cell) - first).toList();
    }

    /** The height of each cell of a line above its first one, if marks fall; else empty. */
    private static List<Integer> heights(List<Integer> cells, Board board, MarksCode code) {
        int first = height(cells.get(0), board);
        return code.marksFall()
                ? cells.stream().map(cell -> height(cell, board) - first).toList()
                : List.of();
    }

    /** The number of cells below a cell in its column. */
    private static int height(int cell, Board board) {
        return (int) IntStream.range(cell + 1, board.cells())
                .filter(below -> board.column(below) == board.column(cell))
                .count();
    }

    private static boolean isUpright(List<Integer> cells, Board board) {
        return cells.stream().map(cell -> board.column(cell)).distinct().count() == 1;
    }

    /** The name of a line's direction. */
    private static String direction(List<Integer> cells, Board board) {
        List<Integer> squares = cells.stream().map(board::square).sorted().toList();
        int columns = board.columns();
        int right = squares.size() < 2 ? 0 : squares.get(1) % columns - squares.get(0) % columns;
        int down = squares.size() < 2 ? 0 : squares.get(1) / columns - squares.get(0) / columns;
        for (int i = 1; i < squares.size(); i++) {
            if (squares.get(i) % columns - squares.get(i - 1) % columns != right
                    || squares.get(i) / columns - squares.get(i - 1) / columns != down) {
                return "PATTERNS";
            }
        }
        if (down == 0 && right == 1) {
            return "ROWS";
        }
        if (down == 1 && right == 0) {
            return "COLUMNS";
        }
        return down == 1 && right == 1 ? "FALLING" : down == 1 && right == -1 ? "RISING" : "PATTERNS";
    }
}
