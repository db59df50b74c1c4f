package dev.solvable.processor.render.marks;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the checks of all lines at once: whether marks hold one, which cells complete one, and who may have one first.
 * Lines of one shape are translations of each other in bits, so shifts of the whole mask find all of them.
 */
final class LineShapes {
    /** The longest line for which a shape pays: longer ones need too many shifts. */
    private static final int LONGEST = 8;

    /** The fewest lines per shape, on average, for which shapes pay. */
    private static final int LINES_PER_SHAPE = 4;

    /** The directions of straight lines: the rows and the columns from one cell to the next. */
    private static final Map<List<Integer>, String> DIRECTIONS =
            Map.of(List.of(0, 1), "ROWS", List.of(1, 0), "COLUMNS", List.of(1, 1), "FALLING", List.of(1, -1), "RISING");

    private static final String PATTERNS = "PATTERNS";

    private final Board board;
    private final MarksCode code;
    private final Masks masks;

    /** The shapes in the order of their first lines; empty if shapes do not pay. */
    private final List<Shape> shapes;

    /**
     * Lines whose bits have the same offsets from the first one.
     *
     * @param direction the direction of the lines in capitals, such as {@code ROWS}
     * @param name the direction, with a number if there are more shapes of it
     * @param steps the offset of each bit of a line from its first one, ascending from 0
     * @param first the lines' first cells as a mask of cells
     * @param upright whether each line lies in one column in which marks fall, so that it fills from its first cell up
     */
    private record Shape(String direction, String name, List<Integer> steps, long first, boolean upright) {}

    LineShapes(SolverPlan plan) {
        this.board = plan.game().board();
        this.code = plan.code();
        this.masks = new Masks(board, code);
        this.shapes = shapes(plan.game().rules().lineMasks());
    }

    private List<Shape> shapes(List<Long> lines) {
        // Keys are lists: in a compiler that has just started, a record's first hash code takes longer than all lines.
        Map<List<List<Integer>>, List<List<Integer>>> groups = new LinkedHashMap<>();
        for (long line : lines) {
            List<Integer> cells = Board.cellsOf(line).stream()
                    .sorted(Comparator.comparing(code::bit))
                    .toList();
            groups.computeIfAbsent(List.of(steps(cells), heights(cells)), key -> new ArrayList<>())
                    .add(cells);
        }
        boolean pays = groups.size() * LINES_PER_SHAPE <= lines.size()
                && groups.values().stream().allMatch(group -> group.get(0).size() <= LONGEST);
        if (!pays) {
            return List.of();
        }
        List<Shape> found = new ArrayList<>();
        Map<String, Integer> numbers = new TreeMap<>();
        for (List<List<Integer>> group : groups.values()) {
            List<Integer> cells = group.get(0);
            String direction = direction(cells);
            int number = numbers.merge(direction, 1, Integer::sum);
            found.add(new Shape(
                    direction,
                    number == 1 ? direction : direction + "_" + number,
                    steps(cells),
                    group.stream().mapToLong(line -> 1L << line.get(0)).sum(),
                    code.marksFall()
                            && cells.stream().map(board::column).distinct().count() == 1));
        }
        return found;
    }

    /** The offset of each bit of a line from its first one. */
    private List<Integer> steps(List<Integer> cells) {
        int first = code.bit(cells.get(0));
        return cells.stream().map(cell -> code.bit(cell) - first).toList();
    }

    /** The height of each cell of a line above its first one, if marks fall; else empty. */
    private List<Integer> heights(List<Integer> cells) {
        int first = height(cells.get(0));
        return code.marksFall()
                ? cells.stream().map(cell -> height(cell) - first).toList()
                : List.of();
    }

    /** The number of cells below a cell in its column. */
    private int height(int cell) {
        return (int) IntStream.range(cell + 1, board.cells())
                .filter(below -> board.column(below) == board.column(cell))
                .count();
    }

    private String direction(List<Integer> line) {
        List<Integer> cells = line.stream().sorted().toList();
        List<List<Integer>> ways = IntStream.range(1, cells.size())
                .mapToObj(i -> List.of(
                        board.row(cells.get(i)) - board.row(cells.get(i - 1)),
                        board.column(cells.get(i)) - board.column(cells.get(i - 1))))
                .distinct()
                .toList();
        return ways.size() == 1 ? DIRECTIONS.getOrDefault(ways.get(0), PATTERNS) : PATTERNS;
    }

    /**
     * Adds these checks; nothing if shapes do not pay, as the runtime then checks one line after the other.
     *
     * @param racing whether to add the check of who may have a line first: if marks fall, one side's lines lie above
     *     the other's
     */
    void addTo(TypeSpec.Builder type, boolean racing) {
        if (shapes.isEmpty()) {
            return;
        }
        shapes.forEach(shape -> addFirstCells(type, shape));
        type.addMethod(Methods.hook("boolean", "hasLine", "long marks")
                .addCode("return ($L) != 0;\n", ofEach("linesIn$1L(marks)", " | "))
                .build());
        type.addMethod(Methods.hook("long", "threats", "long marks")
                .addCode("return $L;\n", ofEach("threatsIn$1L(marks)", " | "))
                .build());
        if (racing) {
            type.addMethod(Methods.hook("boolean", "mayHaveLineFirst", "long ours", "long theirs")
                    .addCode(
                            "return $L;\n",
                            ofEach("(linesIn$1L(ours) & below(linesIn$1L(theirs))) != 0", "\n        || "))
                    .build());
        }
        shapes.forEach(shape -> addShape(type, shape));
    }

    private String ofEach(String expression, String separator) {
        return shapes.stream()
                .map(shape -> CodeBlock.of(expression, inCamelCase(shape)).toString())
                .collect(Collectors.joining(separator));
    }

    /** {@code FALLING_2} as {@code Falling2}. */
    private static String inCamelCase(Shape shape) {
        return shape.name().charAt(0)
                + shape.name().substring(1).toLowerCase(Locale.ROOT).replace("_", "");
    }

    private void addFirstCells(TypeSpec.Builder type, Shape shape) {
        type.addField(Methods.constant(
                "long",
                shape.name(),
                "Starts of " + what(shape) + ": " + masks.names(shape.first()) + ".",
                masks.literal(shape.first())));
    }

    private void addShape(TypeSpec.Builder type, Shape shape) {
        String what = what(shape);
        type.addMethod(Methods.helper("long", "linesIn" + inCamelCase(shape), "long marks")
                .addJavadoc("Starts of complete $L.", what)
                .addCode(
                        "return $L & $L;\n",
                        shape.steps().stream().map(LineShapes::shifted).collect(Collectors.joining(" & ")),
                        shape.name())
                .build());
        type.addMethod(Methods.helper("long", "threatsIn" + inCamelCase(shape), "long marks")
                .addJavadoc(
                        shape.upright() && shape.steps().size() > 1
                                ? "The cells that complete $L. Marks fall, so the top cell is always the last."
                                : "The cells that complete $L.",
                        what)
                .addCode(threats(shape))
                .build());
    }

    private static String what(Shape shape) {
        int length = shape.steps().size();
        String lines = "lines of " + length;
        return switch (shape.direction()) {
            case "ROWS" -> lines + " in rows";
            case "COLUMNS" -> lines + " in columns";
            case "FALLING" -> lines + " in falling diagonals";
            case "RISING" -> lines + " in rising diagonals";
            default -> "patterns of " + length + " cells";
        };
    }

    private static String shifted(int step) {
        return step == 0 ? "marks" : "marks >>> " + step;
    }

    /** The cells that complete a line: for each place in the line, the cells before and after it are marked. */
    private static CodeBlock threats(Shape shape) {
        List<Integer> steps = shape.steps();
        int length = steps.size();
        if (length == 1) {
            return CodeBlock.of("return $L;\n", shape.name());
        }
        StringBuilder code = new StringBuilder();
        for (int i = 1; i < length; i++) {
            String before = i == 1 ? shape.name() : "first" + (i - 1);
            code.append("long first" + i + " = " + before + " & " + shifted(steps.get(i - 1)) + ";\n");
        }
        if (shape.upright()) {
            return CodeBlock.of("$Lreturn first$L << $L;\n", code, length - 1, steps.get(length - 1));
        }
        for (int i = 1; i < length; i++) {
            String cell = shifted(steps.get(length - i));
            code.append("long last" + i + " = " + (i == 1 ? cell : "last" + (i - 1) + " & " + cell) + ";\n");
        }
        code.append("return last" + (length - 1) + " & " + shape.name());
        for (int missing = 1; missing < length; missing++) {
            String marked = missing == length - 1
                    ? "first" + missing
                    : "(first" + missing + " & last" + (length - 1 - missing) + ")";
            code.append(" | ").append(marked).append(" << ").append(steps.get(missing));
        }
        return CodeBlock.of("$L;\n", code);
    }
}
