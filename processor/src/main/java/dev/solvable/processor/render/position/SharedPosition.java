package dev.solvable.processor.render.position;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;

/** Positions of games with one kind of mark for both players: which cells are marked, and so whose turn it is. */
public final class SharedPosition implements Section {
    private final SolverPlan plan;
    private final MarkCode marks;
    private final Translation translation;

    public SharedPosition(SolverPlan plan, MarkRules rules, Translation translation) {
        this.plan = plan;
        this.marks = new MarkCode(plan, rules);
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("boolean", "isFilling", "long position")
                .addJavadoc("Whether a number is a filling of the board: no bit lies outside"
                        + (marks.gravity() ? ", and in each column a guard stands on the marks." : "."))
                .addCode(marks.gravity() ? """
                                  long taken = taken(position);
                                  return position == (taken | taken + BOTTOMS);
                                  """ : "return (position & ~BOARD) == 0;\n")
                .build());
        type.addMethod(Methods.helper("void", "check", "long position")
                .addJavadoc("Refuses what is no filling of the board.")
                .addCode(Code.of("""
                        if (!isFilling(position)) {
                            throw new IllegalArgumentException(position + " is no position of $name:L");
                        }
                        """, "name", plan.game().type().name()))
                .build());
        if (marks.gravity()) {
            type.addMethod(Methods.helper("long", "marked", "long position", "int cell", "boolean asFirst")
                    .addJavadoc("The position with one more mark; there is only the first kind.")
                    .addCode("return position | 1L << cell << 1;\n")
                    .build());
        }
        String taken = marks.gravity() ? "taken(position)" : "position";
        type.addMethod(translation
                .question("Player", "toMove")
                .addCode(Code.of("""
                        check(position);
                        return (Long.bitCount($taken:L) & 1) == 0 ? $player:T.FIRST : $player:T.SECOND;
                        """, "taken", taken))
                .build());
        type.addMethod(translation
                .question("boolean", "isTerminal")
                .addCode(Code.of("""
                        check(position);
                        return isOver($taken:L);
                        """, "taken", taken))
                .build());
        type.addMethod(Methods.helper("boolean", "isOver", "long taken")
                .addJavadoc("Whether the game is over with these marks.")
                .addCode("return taken == BOARD" + (marks.hasLines() ? " || hasLine(taken)" : "") + ";\n")
                .build());
    }
}
