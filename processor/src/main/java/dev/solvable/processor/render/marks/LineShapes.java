package dev.solvable.processor.render.marks;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.LineShape;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Writes the checks of all lines at once: whether marks hold one, which cells complete one, and who may have one first.
 * Shifts of the whole mask find all lines of one shape.
 */
public final class LineShapes {
    private final List<LineShape> shapes;
    private final Masks masks;

    /** The shapes of a game's lines. */
    public LineShapes(SolverPlan plan, Masks masks) {
        this.shapes = LineShape.of(plan.game().rules().lineMasks(), plan.game().board(), plan.code());
        this.masks = masks;
    }

    /**
     * Adds these checks; nothing if shapes do not pay, as the runtime then checks one line after the other.
     *
     * @param racing whether to add the check of who may have a line first: if marks fall, one side's lines lie above
     *     the other's
     */
    public void addTo(TypeSpec.Builder type, boolean racing) {
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
    private static String inCamelCase(LineShape shape) {
        return shape.name().charAt(0)
                + shape.name().substring(1).toLowerCase(Locale.ROOT).replace("_", "");
    }

    private void addFirstCells(TypeSpec.Builder type, LineShape shape) {
        type.addField(Methods.constant(
                "long",
                shape.name(),
                "Starts of " + what(shape) + ": " + wrapped(masks.names(shape.first())) + ".",
                masks.literal(shape.first())));
    }

    private void addShape(TypeSpec.Builder type, LineShape shape) {
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

    /** Wraps names. */
    private static String wrapped(String names) {
        return names.replaceAll("(.{80,}?) ", "$1\n");
    }

    private static String what(LineShape shape) {
        int length = shape.steps().size();
        String lines = "lines of " + length;
        return switch (shape.name().replaceAll("_\\d+$", "")) {
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
    private static CodeBlock threats(LineShape shape) {
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
            code.append("\n        | ").append(marked).append(" << ").append(steps.get(missing));
        }
        return CodeBlock.of("$L;\n", code);
    }
}
