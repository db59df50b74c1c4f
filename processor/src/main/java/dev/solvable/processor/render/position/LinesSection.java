package dev.solvable.processor.render.position;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.Lines;
import dev.solvable.processor.plan.Layout;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.ArrayList;
import java.util.List;

/** The lines that end the game, and the checks for them: over all lines, and unrolled over those through one cell. */
public final class LinesSection implements Section {
    /**
     * The most lines that one method checks. A check takes 12 bytes of bytecode, and HotSpot does not inline a method
     * of more than 325 bytes however hot it is.
     */
    static final int MOST_IN_ONE_METHOD = 25;

    /** One line after the other: a question that is not asked often. */
    static final String EACH_LINE = """
            for (long line : LINES) {
                if ((marks & line) == line) {
                    return true;
                }
            }
            return false;
            """;

    private final SolverPlan plan;
    private final Board board;
    private final Lines lines;
    private final Masks masks;
    private final Layout layout;
    private final boolean checksMoves;

    /**
     * The lines.
     *
     * @param checksMoves whether the solver asks of moves what they complete, and not only of positions what they hold
     */
    public LinesSection(SolverPlan plan, Lines lines, Masks masks, boolean checksMoves) {
        this.plan = plan;
        this.board = plan.game().board();
        this.lines = lines;
        this.masks = masks;
        this.layout = plan.layout();
        this.checksMoves = checksMoves;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        masks.addArray(type, "LINES", "The lines, each with its cells.", lines.masks());
        type.addMethod(Methods.helper("boolean", "hasLine", "long marks")
                .addJavadoc("Whether marks hold a line anywhere.")
                .addCode(EACH_LINE)
                .build());
        if (checksMoves) {
            addUnrolled(type);
        }
    }

    private void addUnrolled(TypeSpec.Builder type) {
        List<MethodSpec> checks = new ArrayList<>();
        CodeBlock.Builder cases =
                CodeBlock.builder().add("return switch (cell) {\n").indent();
        for (int cell = 0; cell < board.cells(); cell++) {
            int through = cell;
            List<Long> linesThrough = lines.masks().stream()
                    .filter(line -> (line >>> through & 1) != 0)
                    .toList();
            if (!linesThrough.isEmpty()) {
                String name = "lineThrough" + board.name(cell).toUpperCase(java.util.Locale.ROOT);
                cases.add("case $L -> $L(marks);\n", layout.bits().get(cell), name);
                addChecks(checks, name, board.name(cell), linesThrough);
            }
        }
        cases.add("default -> false;\n").unindent().add("};\n");
        type.addMethod(Methods.helper("boolean", "completesLine", "long marks", "int cell")
                .addJavadoc(
                        "Whether the mark on a cell, the last one made, is part of a line: no other line can be new.")
                .addCode(cases.build())
                .build());
        type.addMethods(checks);
    }

    /** Adds the check of the lines through one cell, in as many methods as it takes. */
    private void addChecks(List<MethodSpec> checks, String name, String cell, List<Long> linesThrough) {
        int here = Math.min(linesThrough.size(), MOST_IN_ONE_METHOD);
        CodeBlock.Builder code = CodeBlock.builder().add("return ");
        for (int i = 0; i < here; i++) {
            String literal = masks.literal(linesThrough.get(i));
            code.add(i == 0 ? "" : "        || ");
            String end = i == linesThrough.size() - 1 ? ";" : "";
            code.add("(marks & $L) == $L$L // $L\n", literal, literal, end, masks.names(linesThrough.get(i)));
        }
        if (here < linesThrough.size()) {
            code.add("        || $LMore(marks);\n", name);
        }
        checks.add(Methods.helper("boolean", name, "long marks")
                .addJavadoc("Whether marks hold a line through $L.", cell)
                .addCode(code.build())
                .build());
        if (here < linesThrough.size()) {
            addChecks(checks, name + "More", cell, linesThrough.subList(here, linesThrough.size()));
        }
    }
}
