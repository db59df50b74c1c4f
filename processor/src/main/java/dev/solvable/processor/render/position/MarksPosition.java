package dev.solvable.processor.render.position;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;

/** Positions of two kinds of marks: the two masks inside a {@code long}, whose turn it is, and what is refused. */
public final class MarksPosition implements Section {
    private final SolverPlan plan;
    private final MarkRules rules;
    private final MarkCode marks;
    private final Translation translation;
    private final int cells;

    public MarksPosition(SolverPlan plan, MarkRules rules, Translation translation) {
        this.plan = plan;
        this.rules = rules;
        this.marks = new MarkCode(plan, rules);
        this.translation = translation;
        this.cells = plan.game().board().cells();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        switch (plan.form()) {
            case TWO_MASKS -> addTwoMasks(type);
            case BASE_3 -> addBase3(type);
            case GUARDED -> addGuarded(type);
            case TAKEN, TAKEN_AND_SIDE -> throw new IllegalStateException("one kind of mark");
        }
        addChecks(type);
        type.addMethod(
                translation.question("Player", "toMove").addCode(Code.of("""
                        check(position);
                        return firstMoves(position) ? $player:T.FIRST : $player:T.SECOND;
                        """)).build());
        type.addMethod(Methods.helper("boolean", "firstMoves", "long position")
                .addJavadoc(
                        marks.any()
                                ? "Whether the first player is to move: the number of marks is even."
                                : "Whether the first player is to move: both players have as many marks.")
                .addCode(
                        marks.any()
                                ? "return (Long.bitCount(first(position) | second(position)) & 1) == 0;\n"
                                : "return Long.bitCount(first(position)) == Long.bitCount(second(position));\n")
                .build());
        addIsTerminal(type);
    }

    private void addIsTerminal(TypeSpec.Builder type) {
        type.addMethod(
                translation.question("boolean", "isTerminal").addCode("""
                        check(position);
                        return isOver(first(position), second(position));
                        """).build());
        String ended = marks.canEnd()
                ? " || " + marks.ended("first", "second", "true") + " || " + marks.ended("second", "first", "false")
                : "";
        type.addMethod(Methods.helper("boolean", "isOver", "long first", "long second")
                .addJavadoc("Whether the game is over with these marks.")
                .addCode("return (first | second) == BOARD" + ended + ";\n")
                .build());
    }

    private static void addMasks(TypeSpec.Builder type, String first, String second) {
        type.addMethod(Methods.helper("long", "first", "long position")
                .addJavadoc("The first kind of marks, a bit a cell.")
                .addCode(first)
                .build());
        type.addMethod(Methods.helper("long", "second", "long position")
                .addJavadoc("The second kind of marks, a bit a cell.")
                .addCode(second)
                .build());
    }

    private void addMarked(TypeSpec.Builder type, String code) {
        type.addMethod(Methods.helper("long", "marked", "long position", "int cell", "boolean asFirst")
                .addJavadoc("The position with one more mark, of the first or the second kind.")
                .addCode(code)
                .build());
        type.addMethod(Methods.helper("long", "positionOf", "long first", "long second")
                .addJavadoc("The position with these marks.")
                .addCode("return " + marks.key("first", "second") + ";\n")
                .build());
    }

    private static void addIsFilling(TypeSpec.Builder type, String javadoc, String code) {
        type.addMethod(Methods.helper("boolean", "isFilling", "long position")
                .addJavadoc("Whether a number is a filling of the board: " + javadoc)
                .addCode(code)
                .build());
    }

    private void addTwoMasks(TypeSpec.Builder type) {
        addMasks(type, "return position & BOARD;\n", "return position >>> CELLS;\n");
        addMarked(type, "return position | 1L << (asFirst ? cell : CELLS + cell);\n");
        addIsFilling(
                type,
                "no cell has two marks, and no bit lies outside.",
                "return (second(position) & ~BOARD) == 0 && (first(position) & second(position)) == 0;\n");
    }

    private void addBase3(TypeSpec.Builder type) {
        boolean unsigned = Translation.isUnsigned(cells);
        addMasks(type, "return cellsWith(1, position);\n", "return cellsWith(2, position);\n");
        type.addMethod(Methods.helper("long", "cellsWith", "int digit", "long position")
                .addJavadoc("The cells that have this digit in base 3" + (unsigned ? ", the number unsigned." : "."))
                .addCode(Code.of(
                        """
                        long cells = 0;
                        long rest = position;
                        for (int cell = 0; cell < CELLS; cell++) {
                            if ($remainder:L == digit) {
                                cells |= 1L << cell;
                            }
                            rest $quotient:L;
                        }
                        return cells;
                        """,
                        "remainder",
                        unsigned ? "Long.remainderUnsigned(rest, 3)" : "rest % 3",
                        "quotient",
                        unsigned ? "= Long.divideUnsigned(rest, 3)" : "/= 3"))
                .build());
        type.addMethod(Methods.helper("long", "ternary", "long cells")
                .addJavadoc("The number in base 3 with the digit 1 in these cells.")
                .addCode("""
                        long sum = 0;
                        for (long rest = cells; rest != 0; rest &= rest - 1) {
                            sum += POWERS_OF_3[Long.numberOfTrailingZeros(rest)];
                        }
                        return sum;
                        """)
                .build());
        addMarked(type, "return position + (asFirst ? POWERS_OF_3[cell] : 2 * POWERS_OF_3[cell]);\n");
        addIsFilling(
                type,
                "it has no more digits than there are cells.",
                unsigned
                        ? "return Long.compareUnsigned(position, 3 * POWERS_OF_3[CELLS - 1]) < 0;\n"
                        : "return position >= 0 && position < 3 * POWERS_OF_3[CELLS - 1];\n");
    }

    private void addGuarded(TypeSpec.Builder type) {
        addMasks(type, "return position & taken(position);\n", "return taken(position) & ~position;\n");
        addMarked(type, """
                long guard = 1L << cell;
                return asFirst ? position | guard << 1 : position + guard;
                """);
        addIsFilling(type, "each column has a guard, and no bit lies outside.", """
                return (upToGuards(position) & BOTTOMS) == BOTTOMS && (position & ~(BOARD | BOARD << 1)) == 0;
                """);
    }

    private void addChecks(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("void", "checkFilling", "long position")
                .addJavadoc("Refuses what is no filling of the board.")
                .addCode(Code.of("""
                        if (!isFilling(position)) {
                            throw new IllegalArgumentException(position + " is no position of $name:L");
                        }
                        """, "name", plan.game().type().name()))
                .build());
        if (marks.any()) {
            type.addMethod(Methods.helper("void", "check", "long position")
                    .addJavadoc("Refuses what is no filling of the board; either player may have put any of the marks.")
                    .addCode("checkFilling(position);\n")
                    .build());
            return;
        }
        type.addMethod(Methods.helper("void", "check", "long position")
                .addJavadoc("Refuses what is no filling of the board, and fillings that no alternate play can make.")
                .addCode(Code.of("""
                        checkFilling(position);
                        long first = first(position);
                        long second = second(position);
                        int ahead = Long.bitCount(first) - Long.bitCount(second);
                        if (ahead != 0 && ahead != 1) {
                            throw new IllegalArgumentException("no turn order gives " + Long.bitCount(first) + " $x:L and "
                                    + Long.bitCount(second) + " $o:L on\\n" + text(position));
                        }
                        """, "x", Code.quoted(rules.first()), "o", Code.quoted(rules.second())))
                .addCode(
                        marks.canEnd()
                                ? Code.of(
                                        """
                                        if ($first:L && $second:L) {
                                            throw new IllegalArgumentException("both players have $what:L on\\n" + text(position));
                                        }
                                        """,
                                        "first",
                                        marks.ended("first", "second", "true"),
                                        "second",
                                        marks.ended("second", "first", "false"),
                                        "what",
                                        rules.hasWinCheck() ? "won" : "a line")
                                : Code.of(""))
                .build());
    }

    /** Whether a table of this form has entries that are no fillings. */
    static boolean hasGaps(Form form) {
        return form == Form.TWO_MASKS || form == Form.GUARDED;
    }
}
