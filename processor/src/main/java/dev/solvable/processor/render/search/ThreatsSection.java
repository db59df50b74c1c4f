package dev.solvable.processor.render.search;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Lines;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.state.MarkCode;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a search for lines looks at before it tries moves: where the other player threatens, and which cells matter
 * most.
 */
public final class ThreatsSection implements Section {
    private final SolverPlan plan;
    private final Lines lines;
    private final MarkCode marks;

    public ThreatsSection(SolverPlan plan, Lines lines, MarkCode marks) {
        this.plan = plan;
        this.lines = lines;
        this.marks = marks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        Comparator<Integer> byLines = Comparator.comparing(this::linesThrough);
        type.addField(Methods.constant(
                "int[]",
                "ORDER",
                marks.lineWins()
                        ? "The cells in the order in which a search tries them: those on most lines first."
                        : "The cells in the order in which a search tries them: those on fewest lines first.",
                IntStream.range(0, plan.game().board().cells())
                        .boxed()
                        .sorted(marks.lineWins() ? byLines.reversed() : byLines)
                        .map(cell -> String.valueOf(plan.layout().bits().get(cell)))
                        .collect(Collectors.joining(", ", "{", "}"))));
        if (marks.lineWins()) {
            type.addMethod(Methods.helper("long", "threats", "long own", "long other")
                    .addJavadoc(
                            "The cells on which the other player would complete a line, were it that player's turn.")
                    .addCode("long threats = 0;\n")
                    .addCode("$L", marks.forEachCell("own | other", """
                            if (completesLine(other | 1L << cell, cell)) {
                                threats |= 1L << cell;
                            }
                            """))
                    .addCode("return threats;\n")
                    .build());
        }
    }

    private long linesThrough(int cell) {
        return lines.masks().stream().filter(line -> (line >>> cell & 1) != 0).count();
    }
}
