package dev.solvable.processor.render.position;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.state.MarkCode;

/** Moves that put a mark on a cell. */
public final class MarkMoves implements MoveCode {
    private final MarkRules rules;
    private final MarkCode marks;

    public MarkMoves(SolverPlan plan, MarkRules rules) {
        this.rules = rules;
        this.marks = new MarkCode(plan, rules);
    }

    @Override
    public String count() {
        return marks.any() ? "2 * CELLS" : "CELLS";
    }

    @Override
    public CodeBlock cells() {
        return marks.any()
                ? Code.of("$longStream:T.range(0, 2 * CELLS).map(move -> 1L << move / 2).boxed().toList()")
                : Code.of("$longStream:T.range(0, CELLS).map(cell -> 1L << cell).boxed().toList()");
    }

    @Override
    public CodeBlock name() {
        return marks.any()
                ? Code.of(
                        "return (move % 2 == 0 ? \"$first:L-\" : \"$second:L-\") + CELL_NAMES[move / 2];\n",
                        "first", Code.inString(rules.first()), "second", Code.inString(rules.second()))
                : Code.of("return CELL_NAMES[move];\n");
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        String cell = marks.bit(marks.any() ? "move / 2" : "move");
        String taken = !marks.shared()
                ? "(first(position) | second(position))"
                : marks.gravity() ? "taken(position)" : "position";
        type.addMethod(Methods.helper("boolean", "fits", "long position", "int move")
                .addJavadoc(
                        marks.gravity()
                                ? "Whether the cell of a move is the lowest free one of its column."
                                : "Whether the cell of a move is free.")
                .addCode(
                        marks.gravity()
                                ? "return (taken(position) + BOTTOMS >>> " + cell + " & 1) != 0;\n"
                                : "return (" + taken + " >>> " + cell + " & 1) == 0;\n")
                .build());
        String after = marks.shared()
                ? (marks.gravity() ? "marked(position, " + cell + ", true)" : "position | 1L << move")
                : "marked(position, " + cell + ", " + (marks.any() ? "move % 2 == 0" : "firstMoves(position)") + ")";
        type.addMethod(Methods.helper("long", "after", "long position", "int move")
                .addJavadoc("The position after a move that fits.")
                .addCode("return " + after + ";\n")
                .build());
    }
}
