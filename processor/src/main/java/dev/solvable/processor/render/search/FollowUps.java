package dev.solvable.processor.render.search;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.LineShape;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.ShapedLines;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player gets who answers every mark that falls with one on top of it (claimeven; Allis 1988, A Knowledge-based
 * Approach of Connect-Four, 3.2): a bound on the score that takes no search.
 */
public final class FollowUps implements Section {
    private final SolverPlan plan;
    private final Masks masks;

    public FollowUps(SolverPlan plan, Masks masks) {
        this.plan = plan;
        this.masks = masks;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        long followed = 0;
        long tops = 0;
        for (List<Integer> column : plan.layout().columns()) {
            for (int height = column.size() - 1; height >= 0; height -= 2) {
                followed |= 1L << column.get(height);
            }
            tops |= 1L << column.get(column.size() - 1);
        }
        type.addField(Methods.constant(
                "long",
                "FOLLOW_UPS",
                "The top cell of each column, the third from the top, and so on: those a player gets who marks them in reply.",
                masks.literal(followed)));
        type.addField(Methods.constant(
                "long", "TOPS", "The top cell of each column: " + masks.names(tops) + ".", masks.literal(tops)));
        List<LineShape> shapes = plan.lineShapes();
        type.addMethod(Methods.helper("int", "followUpBound", "long own", "long other")
                .addJavadoc("""
                        An upper bound on the mover's score where an even number of cells is free. The other player answers a mark with one on
                        top of it; where a column has an odd number of free cells its lowest one stands alone, and a mark there is answered on
                        another such cell. So the other player gets all follow-up cells but those that are playable now. The last of
                        them is marked last where the mover puts it off for as long as can be.
                        """)
                .addCode(Code.of("""
                        long taken = own | other;
                        long theirs = other | FOLLOW_UPS & ~taken & ~(taken + BOTTOMS);
                        if ($harmful:L) {
                            return WON; // the mover may have a line first
                        }
                        int bound = 0;
                        long tops = TOPS;
                        for (int last = CELLS; tops != 0 && hasLine(theirs); last -= 2) {
                            bound = last - WON;
                            theirs &= other | ~tops; // a line without the cells that are marked last is there sooner
                            tops >>>= 2;
                        }
                        return bound;
                        """, "harmful", harmful(shapes)))
                .build());
        if (!shapes.isEmpty()) {
            type.addMethod(Methods.helper("boolean", "hasLineFirst", "long ours", "long theirs")
                    .addJavadoc("""
                            Whether one side may have a line before the other one has: it may not where every line of its own lies above one of the
                            same shape.
                            """)
                    .addCode(first(shapes))
                    .build());
            type.addMethod(Methods.helper("long", "below", "long cells")
                    .addJavadoc(
                            "The cells below the lowest of these in each column; whole columns where there is none.")
                    .addCode("""
                            long guarded = cells | TOPS << 1;
                            return guarded - BOTTOMS & ~guarded;
                            """)
                    .build());
        }
    }

    private static String harmful(List<LineShape> shapes) {
        return shapes.isEmpty() ? "hasLine(BOARD & ~theirs)" : "hasLineFirst(BOARD & ~theirs, theirs)";
    }

    private static CodeBlock first(List<LineShape> shapes) {
        List<String> terms = new ArrayList<>();
        for (LineShape shape : shapes) {
            String lines = "linesIn" + ShapedLines.inCamelCase(shape);
            terms.add("(" + lines + "(ours) & below(" + lines + "(theirs))) != 0");
        }
        return Code.of("return " + String.join("\n        || ", terms) + ";\n");
    }
}
