package dev.solvable.processor.render;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Encoding;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.plan.SolverPlan;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Positions of two kinds of marks: the two masks inside a {@code long}, whose turn it is, and what is refused. */
final class MarksPosition implements Section {
    private final SolverPlan plan;
    private final MarkRules rules;
    private final int cells;

    MarksPosition(SolverPlan plan, MarkRules rules) {
        this.plan = plan;
        this.rules = rules;
        this.cells = plan.game().board().cells();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (plan.encoding() == Encoding.TERNARY) {
            addTernary(type);
        } else {
            addTwoMasks(type);
        }
        addChecks(type);
        type.addMethod(Methods.api("Player", "toMove", "long position")
                .addCode(Code.of("""
                        check(position);
                        return firstMoves(position) ? $player:T.FIRST : $player:T.SECOND;
                        """))
                .build());
        type.addMethod(Methods.helper("boolean", "firstMoves", "long position")
                .addJavadoc("Whether the first player is to move: both players have as many marks.")
                .addCode("return Long.bitCount(first(position)) == Long.bitCount(second(position));\n")
                .build());
        type.addMethod(Methods.api("boolean", "isTerminal", "long position")
                .addCode(rules.lines().masks().isEmpty() ? """
                                  check(position);
                                  return (first(position) | second(position)) == BOARD;
                                  """ : """
                                  check(position);
                                  long first = first(position);
                                  long second = second(position);
                                  return (first | second) == BOARD || hasLine(first) || hasLine(second);
                                  """)
                .build());
    }

    private void addTwoMasks(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long", "first", "long position")
                .addJavadoc("The first player's marks, cell i as bit i.")
                .addCode("return position & BOARD;\n")
                .build());
        type.addMethod(Methods.helper("long", "second", "long position")
                .addJavadoc("The second player's marks, cell i as bit i.")
                .addCode("return position >>> CELLS;\n")
                .build());
        type.addMethod(Methods.helper("long", "marked", "long position", "int cell", "boolean byFirst")
                .addJavadoc("The position after a player has marked a free cell.")
                .addCode("return position | 1L << (byFirst ? cell : CELLS + cell);\n")
                .build());
        type.addMethod(Methods.helper("boolean", "isFilling", "long position")
                .addJavadoc(
                        "Whether a number is a filling of the board: no cell has two marks, and no bit lies outside.")
                .addCode("return (second(position) & ~BOARD) == 0 && (first(position) & second(position)) == 0;\n")
                .build());
    }

    private void addTernary(TypeSpec.Builder type) {
        boolean unsigned = cells == 40;
        type.addField(Methods.constant(
                "long[]",
                "POWERS_OF_3",
                "What the digit of each cell counts.",
                IntStream.range(0, cells)
                        .mapToObj(cell -> power(cell) + "L" + (cell < cells - 1 ? "," : "") + " // "
                                + plan.game().board().name(cell))
                        .collect(Collectors.joining("\n    ", "{\n    ", "\n}"))));
        type.addMethod(Methods.helper("long", "first", "long position")
                .addJavadoc("The first player's marks, cell i as bit i.")
                .addCode("return cellsWith(1, position);\n")
                .build());
        type.addMethod(Methods.helper("long", "second", "long position")
                .addJavadoc("The second player's marks, cell i as bit i.")
                .addCode("return cellsWith(2, position);\n")
                .build());
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
        if (plan.engine() == Engine.SEARCH) {
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
        }
        type.addMethod(Methods.helper("long", "marked", "long position", "int cell", "boolean byFirst")
                .addJavadoc("The position after a player has marked a free cell.")
                .addCode("return position + (byFirst ? POWERS_OF_3[cell] : 2 * POWERS_OF_3[cell]);\n")
                .build());
        type.addMethod(Methods.helper("boolean", "isFilling", "long position")
                .addJavadoc("Whether a number is a filling of the board: it has no more digits than there are cells.")
                .addCode(
                        unsigned
                                ? "return Long.compareUnsigned(position, 3 * POWERS_OF_3[CELLS - 1]) < 0;\n"
                                : "return position >= 0 && position < 3 * POWERS_OF_3[CELLS - 1];\n")
                .build());
    }

    private static long power(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 3;
        }
        return power;
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
                        """, "x", quoted(rules.first()), "o", quoted(rules.second())))
                .addCode(rules.lines().masks().isEmpty() ? Code.of("") : Code.of("""
                                        if (hasLine(first) && hasLine(second)) {
                                            throw new IllegalArgumentException("both players have a line on\\n" + text(position));
                                        }
                                        """))
                .build());
    }

    /** A mark inside a Java string literal, in single quotes. */
    static String quoted(char mark) {
        String literal = Code.literal(mark);
        String inside = literal.substring(1, literal.length() - 1);
        return "'" + (inside.equals("\"") ? "\\\"" : inside.equals("\\'") ? "'" : inside) + "'";
    }
}
