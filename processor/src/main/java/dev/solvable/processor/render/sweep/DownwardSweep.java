package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.answer.Scores;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.TakenPosition;
import dev.solvable.processor.render.state.StateCode;

/** The sweep through all numbers from the highest down, a position at a time. */
public final class DownwardSweep implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final Scores scores;

    public DownwardSweep(SolverPlan plan, StateCode state, Scores scores) {
        this.plan = plan;
        this.state = state;
        this.scores = scores;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("byte[]", "sweep", "SolveListener listener")
                .addJavadoc("Fills the table, fullest boards first.")
                .addException(InterruptedException.class)
                .addCode(fill())
                .build());
        type.addMethod(Methods.stateful("int", "scoreOf", "byte[] scores", "long position")
                .addJavadoc("The score of a position, given those of its successors.")
                .addCode(scoreOf())
                .build());
    }

    private CodeBlock fill() {
        boolean gaps = plan.form() == Form.GUARDED || plan.form() == Form.TWO_MASKS;
        String store = gaps
                ? "scores[position] = (byte) (isFilling(position) ? scoreOf(scores, position) : NONSENSE);\n"
                : TakenPosition.hasSideBit(plan) ? """
                          scores[position] = (byte) scoreOf(scores, position);
                          scores[(int) (position | SIDE)] = (byte) scoreOf(scores, position | SIDE);
                          """ : "scores[position] = (byte) scoreOf(scores, position);\n";
        return Code.of(
                """
                byte[] scores = new byte[POSITIONS];
                for (int position = $fillings:L - 1; position >= 0; position--) {
                    if ((position & 0xFFFF) == 0) {
                        if (Thread.interrupted()) {
                            throw new InterruptedException();
                        }
                        listener.progress($done:L, POSITIONS);
                    }
                $store:L
                }
                return scores;
                """,
                "fillings",
                TakenPosition.hasSideBit(plan) ? "(int) SIDE" : "POSITIONS",
                "done",
                TakenPosition.hasSideBit(plan) ? "2 * (SIDE - 1 - position)" : "POSITIONS - 1 - position",
                "store",
                store.indent(4).stripTrailing());
    }

    private CodeBlock scoreOf() {
        return state.code(
                state.fromFilling()
                        + state.endedScore()
                        + (scores.alwaysDrawn()
                                ? """
                                int most = -1; // of the successors: the soonest end
                                """ + state.forEachMove("most = Math.max(most, scores[(int) (CHILD_POSITION)]);\n")
                                        + """
                                return most < 0 ? $noMoves:L : before(most);
                                """
                                : """
                                int least = WON + 1; // of the successors: the best for the mover
                                """ + state.forEachMove("least = Math.min(least, scores[(int) (CHILD_POSITION)]);\n")
                                        + """
                                return least > WON ? $noMoves:L : before(least);
                                """),
                "noMoves",
                scores.noMoves());
    }
}
