package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SweepRows;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.MarksParts;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.sweep.marks.MarksNimberTable;
import dev.solvable.runtime.sweep.marks.MarksTable;
import dev.solvable.runtime.sweep.marks.TableRows;
import javax.lang.model.element.Modifier;

/** The solver of a game of marks whose positions fit in a table: what the runtime's sweep does not know. */
public final class MarksTableWriter implements Section {
    /** The most characters of symmetries side by side. */
    private static final int CHARACTERS_IN_A_LINE = 100;

    private final SolverPlan plan;
    private final MarksPlan.Sweep sweep;
    private final MarkRules rules;
    private final CallWarnings warnings;

    public MarksTableWriter(SolverPlan plan, MarksPlan.Sweep sweep, CallWarnings warnings) {
        this.plan = plan;
        this.sweep = sweep;
        this.rules = sweep.rules();
        this.warnings = warnings;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        MarksParts marks = new MarksParts(plan, rules);
        frame.beginWithCode(type);
        marks.addGame(type);
        TypeSpec.Builder hooks = MarksParts.beginRules();
        if (!rules.gravity()) { // where marks fall, the sets of cells that hold a line are found from the lines
            marks.addCompletesLine(hooks);
        }
        marks.addWinCheck(hooks, warnings);
        sweep.rows().ifPresent(rows -> addRows(type, rows));
        CodeBlock engine = CodeBlock.of(
                "new $T($L, PLAN.entries(), threads$L)",
                MarksTable.class,
                MarksParts.endRules(type, hooks),
                sweep.rows().isPresent() ? ", ROWS" : "");
        if (plan.impartial()) {
            frame.addConstructors(
                    type, MarksTable.class, engine, CodeBlock.of("new $T(engine)", MarksNimberTable.class));
        } else {
            frame.addConstructors(type, engine);
        }
    }

    private void addRows(TypeSpec.Builder type, SweepRows rows) {
        Board board = plan.game().board();
        Masks byNumber = new Masks(board, MarksCode.oneMask(board));
        long cells = rows.cells().stream().mapToLong(cell -> 1L << cell).sum();
        StringBuilder arguments = new StringBuilder(byNumber.literal(cells))
                .append(", // ")
                .append(byNumber.names(cells))
                .append('\n');
        int inLine = Math.max(1, CHARACTERS_IN_A_LINE / (board.cells() + 4));
        for (int i = 0; i < rows.symmetries().size(); i++) {
            boolean last = i == rows.symmetries().size() - 1;
            arguments
                    .append(i % inLine == 0 ? "        \"" : " \"")
                    .append(digits(rows.symmetries().get(i)))
                    .append(last ? "\"" : "\",")
                    .append(!last && i % inLine == inLine - 1 ? "\n" : "");
        }
        type.addField(FieldSpec.builder(TableRows.class, "ROWS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("""
                        The cells that vary within a row of the table, and the symmetries that keep them: where cells 0, 1, 2 and so
                        on go, a digit a cell, from 10 on a letter.
                        """)
                .initializer("new $T($L)", TableRows.class, arguments)
                .build());
    }

    private static String digits(int[] images) {
        StringBuilder digits = new StringBuilder();
        for (int image : images) {
            digits.append(Character.forDigit(image, Character.MAX_RADIX));
        }
        return digits.toString();
    }
}
