package dev.solvable.processor.render.position;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.Layout;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.stream.Collectors;

/** Columns of bits with a guard above the highest mark: where cells are in them, and which are marked. */
public final class GuardedBits implements Section {
    private final SolverPlan plan;
    private final Masks masks;

    public GuardedBits(SolverPlan plan, Masks masks) {
        this.plan = plan;
        this.masks = masks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        Layout layout = plan.layout();
        Board board = plan.game().board();
        type.addField(Methods.constant(
                "int[]",
                "BITS",
                "The bit of each cell: a column is a run of bits from the bottom up, with one more above it for the guard.",
                layout.bits().stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"))));
        type.addField(Methods.constant(
                "long",
                "BOTTOMS",
                "The lowest cell of each column: "
                        + layout.columns().stream()
                                .map(column -> board.name(column.get(0)))
                                .collect(Collectors.joining(" "))
                        + ".",
                masks.columnLiteral(layout.bottoms())));
        type.addMethod(Methods.helper("long", "upToGuards", "long position")
                .addJavadoc("Every bit up to the guard of its column; none in a column without a guard.")
                .addCode(Code.of(
                        """
                        long bits = position;
                        for (int row = 0; row < $rows:L; row++) {
                            bits |= bits >>> 1 & BOARD;
                        }
                        return bits;
                        """,
                        "rows",
                        layout.columns().stream()
                                .mapToInt(column -> column.size())
                                .max()
                                .orElseThrow()))
                .build());
        type.addMethod(Methods.helper("long", "taken", "long position")
                .addJavadoc("The marked cells: those below the guards.")
                .addCode("return upToGuards(position) >>> 1 & BOARD;\n")
                .build());
        type.addMethod(Methods.helper("void", "checkSettled", "long taken")
                .addJavadoc("Refuses marks that have not fallen.")
                .addCode(Code.of("""
                        if ((taken + BOTTOMS & taken) != 0) {
                            throw new IllegalArgumentException("a mark has an empty cell below it, so this is no position of $name:L");
                        }
                        """, "name", plan.game().type().name()))
                .build());
    }
}
