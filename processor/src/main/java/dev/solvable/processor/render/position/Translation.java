package dev.solvable.processor.render.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.Choice;
import dev.solvable.processor.game.Encoding;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Positions as callers see them. Where a game is declared in base 3 and the solver works on masks, every question
 * starts with a translation; elsewhere the two are the same.
 */
public final class Translation implements Section {
    private final SolverPlan plan;
    private final int cells;

    public Translation(SolverPlan plan) {
        this.plan = plan;
        this.cells = plan.game().board().cells();
    }

    /** A public method that takes a position; its code works on {@code position} as the solver has it. */
    public MethodSpec.Builder question(String returns, String name, String... more) {
        String[] parameters = new String[more.length + 1];
        parameters[0] = "long " + number();
        System.arraycopy(more, 0, parameters, 1, more.length);
        MethodSpec.Builder method = Methods.api(returns, name, parameters);
        if (plan.translates()) {
            method.addCode("long position = fromTernary(number);\n");
        }
        return method;
    }

    /** The name of the position's parameter in a question, as the caller gave it. */
    public String number() {
        return plan.translates() ? "number" : "position";
    }

    /** A position of the solver's as callers see it. */
    public String toCaller(String position) {
        return plan.translates() ? "toTernary(" + position + ")" : position;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (plan.encoding() != Encoding.TERNARY) {
            return;
        }
        Board board = plan.game().board();
        type.addField(Methods.constant(
                "long[]",
                "POWERS_OF_3",
                "What the digit of each cell counts.",
                IntStream.range(0, cells)
                        .mapToObj(cell -> power(cell) + "L" + (cell < cells - 1 ? "," : "") + " // " + board.name(cell))
                        .collect(Collectors.joining("\n    ", "{\n    ", "\n}"))));
        if (plan.translates()) {
            addFromTernary(type);
            addToTernary(type);
        }
    }

    private static long power(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 3;
        }
        return power;
    }

    /** Whether a number of so many digits needs all 64 bits. */
    static boolean isUnsigned(int cells) {
        return cells == 40;
    }

    private boolean hasSide() {
        return plan.form() == Form.TAKEN_AND_SIDE;
    }

    private boolean oneKind() {
        return !(plan.game().rules() instanceof MarkRules marks) || marks.choice() == Choice.SHARED;
    }

    private void addFromTernary(TypeSpec.Builder type) {
        boolean guarded = plan.form() == Form.GUARDED;
        String digit = guarded ? """
                  first |= (digit == 1 ? 1L : 0) << BITS[cell];
                  second |= (digit == 2 ? 1L : 0) << BITS[cell];
                  """ : "taken |= digit << cell;\n";
        String result = guarded
                ? """
                  checkSettled(first | second);
                  return SHAPED;
                  """.replace("SHAPED", oneKind() ? "first | first + BOTTOMS" : "first | (first | second) + BOTTOMS")
                : hasSide() ? "return rest == 1 ? taken | SIDE : taken;\n" : "return taken;\n";
        type.addMethod(Methods.helper("long", "fromTernary", "long number")
                .addJavadoc("The position of a number in base 3"
                        + (hasSide() ? ", whose digit after the last cell is 0 or 1 for the side" : "")
                        + "; refuses other numbers.")
                .addCode(Code.of(
                        """
                        $declare:L
                        long rest = number;
                        boolean known = $sign:L;
                        for (int cell = 0; cell < CELLS; cell++) {
                            long digit = $remainder:L;
                        $digit:L
                            known &= digit <= $most:L;
                            rest = $quotient:L;
                        }
                        if (!known || rest > $top:L) {
                            throw new IllegalArgumentException(number + " is no position of $name:L");
                        }
                        $result:L
                        """,
                        "declare",
                        guarded ? "long first = 0;\nlong second = 0;" : "long taken = 0;",
                        "sign",
                        isUnsigned(cells) ? "true" : "number >= 0",
                        "remainder",
                        isUnsigned(cells) ? "Long.remainderUnsigned(rest, 3)" : "rest % 3",
                        "digit",
                        digit.indent(4).stripTrailing(),
                        "most",
                        oneKind() ? 1 : 2,
                        "quotient",
                        isUnsigned(cells) ? "Long.divideUnsigned(rest, 3)" : "rest / 3",
                        "top",
                        hasSide() ? 1 : 0,
                        "name",
                        plan.game().type().name(),
                        "result",
                        result.stripTrailing()))
                .build());
    }

    private void addToTernary(TypeSpec.Builder type) {
        String sum = """
                long sum = 0;
                for (int cell = 0; cell < CELLS; cell++) {
                    sum += DIGIT * POWERS_OF_3[cell];
                }
                """;
        String code = switch (plan.form()) {
            case GUARDED ->
                oneKind()
                        ? "long taken = taken(position);\n" + sum.replace("DIGIT", "(taken >>> BITS[cell] & 1)")
                        : "long first = first(position);\nlong second = second(position);\n"
                                + sum.replace(
                                        "DIGIT", "((first >>> BITS[cell] & 1) + 2 * (second >>> BITS[cell] & 1))");
            default -> sum.replace("DIGIT", "(position >>> cell & 1)");
        };
        type.addMethod(Methods.helper("long", "toTernary", "long position")
                .addJavadoc("The number in base 3 of a position.")
                .addCode(code)
                .addCode(
                        hasSide()
                                ? "return firstMoves(position) ? sum : sum + 3 * POWERS_OF_3[CELLS - 1];\n"
                                : "return sum;\n")
                .build());
    }
}
