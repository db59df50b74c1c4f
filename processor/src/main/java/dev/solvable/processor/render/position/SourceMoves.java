package dev.solvable.processor.render.position;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Methods;
import javax.lang.model.element.Modifier;

/** Moves that a method of the declaration lists when a solver is made. */
public final class SourceMoves implements MoveCode {
    private final SolverPlan plan;
    private final MoveSourceRules rules;

    public SourceMoves(SolverPlan plan, MoveSourceRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    @Override
    public String count() {
        return "filled.length";
    }

    @Override
    public CodeBlock cells() {
        return Code.of("$longStream:T.of(filled).boxed().toList()");
    }

    @Override
    public CodeBlock name() {
        return TileMoves.nameOf("filled[move]");
    }

    /** What the constructor does: it asks the declaration for its moves and refuses rows that are none. */
    public CodeBlock construction() {
        return Code.of(
                """
                long[][] rows = $type:L.$method:L();
                required = new long[rows.length];
                filled = new long[rows.length];
                for (int row = 0; row < rows.length; row++) {
                    if (rows[row].length != 2) {
                        throw new IllegalStateException("row " + row + " of $game:L.$method:L() has " + rows[row].length
                                + " numbers, not the mask of the cells that must be empty and the mask of those to fill");
                    }
                    required[row] = rows[row][0];
                    filled[row] = rows[row][1];
                    if (((required[row] | filled[row]) & ~BOARD) != 0) {
                        throw new IllegalStateException("row " + row + " of $game:L.$method:L() names cells outside the board");
                    }
                    if ((required[row] & filled[row]) == 0) {
                        throw new IllegalStateException("row " + row + " of $game:L.$method:L() fills no cell that must be empty");
                    }
                }
                """,
                "type",
                JavaLang.name(plan.game().type()),
                "game",
                plan.game().type().name(),
                "method",
                rules.method());
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        TileMoves.addColumnOrder(type, plan);
        type.addField(FieldSpec.builder(long[].class, "required", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("For each move the cells that must be empty.")
                .build());
        type.addField(FieldSpec.builder(long[].class, "filled", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("For each move the cells that it fills; some may be taken before.")
                .build());
        type.addMethod(Methods.stateful("boolean", "fits", "long position", "int move")
                .addJavadoc("Whether the cells that a move needs empty are.")
                .addCode("return (position & required[move]) == 0;\n")
                .build());
        type.addMethod(Methods.stateful("long", "after", "long position", "int move")
                .addJavadoc("The position after a move that fits.")
                .addCode("return position | filled[move];\n")
                .build());
    }
}
