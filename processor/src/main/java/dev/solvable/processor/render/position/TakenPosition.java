package dev.solvable.processor.render.position;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;

/** Positions of games of tiles and of move sources: the mask of the taken cells, and the side where it matters. */
public final class TakenPosition implements Section {
    private final SolverPlan plan;
    private final Translation translation;
    private final MoveCode moves;

    public TakenPosition(SolverPlan plan, Translation translation, MoveCode moves) {
        this.plan = plan;
        this.translation = translation;
        this.moves = moves;
    }

    /** Whether the side to move is a bit of the position. */
    public static boolean hasSideBit(SolverPlan plan) {
        return plan.form() == Form.TAKEN_AND_SIDE && plan.game().board().cells() < Long.SIZE;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        boolean partizan = plan.form() == Form.TAKEN_AND_SIDE;
        boolean sideBit = hasSideBit(plan);
        if (sideBit) {
            type.addField(Methods.constant("long", "SIDE", "Set where the second player is to move.", "1L << CELLS"));
        }
        type.addMethod(Methods.helper("void", "check", "long position")
                .addJavadoc("Refuses bits outside the board.")
                .addCode(Code.of(
                        """
                        if ((position & ~$board:L) != 0) {
                            throw new IllegalArgumentException(position + " is no position of $name:L");
                        }
                        """,
                        "board",
                        sideBit ? "(BOARD | SIDE)" : "BOARD",
                        "name",
                        plan.game().type().name()))
                .build());
        if (partizan) {
            type.addMethod(Methods.helper("boolean", "firstMoves", "long position")
                    .addJavadoc("Whether the first player is to move"
                            + (sideBit ? "." : ": the number of tiles is even, as all are of one size."))
                    .addCode(
                            sideBit
                                    ? "return (position & SIDE) == 0;\n"
                                    : "return (Long.bitCount(position) / Long.bitCount(TILES[0]) & 1) == 0;\n")
                    .build());
        }
        type.addMethod(translation
                .question("Player", "toMove")
                .addCode(Code.of(partizan ? """
                                  check(position);
                                  return firstMoves(position) ? $player:T.FIRST : $player:T.SECOND;
                                  """ : """
                                  check(position);
                                  return $player:T.EITHER;
                                  """))
                .build());
        type.addMethod(translation
                .question("boolean", "isTerminal")
                .addCode(Code.of("""
                        check(position);
                        for (int move = 0; move < $count:L; move++) {
                            if (fits(position, move)) {
                                return false;
                            }
                        }
                        return true;
                        """, "count", moves.count()))
                .build());
    }
}
