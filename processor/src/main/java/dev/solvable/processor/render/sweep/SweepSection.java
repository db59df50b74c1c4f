package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.state.StateCode;

/**
 * The sweep: a table of the score of every position, indexed by the position, filled from the end of the game
 * backwards. Every move raises the index, so a position's successors are there before it.
 */
public final class SweepSection implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final Translation translation;
    private final Section filling;

    /**
     * The sweep.
     *
     * @param filling adds the method {@code sweep} that fills the table of scores
     */
    public SweepSection(SolverPlan plan, StateCode state, Translation translation, Section filling) {
        this.plan = plan;
        this.state = state;
        this.translation = translation;
        this.filling = filling;
    }

    /** Whether the table has entries for numbers or fillings that nobody may ask about. */
    static boolean hasNonsense(SolverPlan plan) {
        return plan.form() != Form.TAKEN && plan.form() != Form.TAKEN_AND_SIDE;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(
                Methods.constant("int", "POSITIONS", "The entries of a table.", Code.literal(plan.tableEntries())));
        if (hasNonsense(plan)) {
            type.addField(Methods.constant(
                    "byte", "NONSENSE", "In the table: a number or filling that makes no sense.", "Byte.MIN_VALUE"));
        }
        if (plan.searchEntries() == 0) { // elsewhere a search asks the table when there is one
            addScore(type);
        }
        new SolvedTable("byte[]", "scores", "The score of every position", "POSITIONS", "POSITIONS").addTo(type);
        filling.addTo(type);
        if (plan.impartial()) {
            new NimberSweep(plan, state, translation).addTo(type);
        }
    }

    private void addScore(TypeSpec.Builder type) {
        MethodSpec.Builder score = Methods.stateful("int", "score", "long position")
                .addJavadoc("The score of a position for the player to move.");
        if (!hasNonsense(plan)) {
            score.addCode("""
                    check(position);
                    return scores()[(int) position];
                    """);
        } else {
            score.addCode("""
                    if (position < 0 || position >= POSITIONS) {
                        check(position); // says what is wrong with it
                    }
                    int score = scores()[(int) position];
                    if (score < -WON) {
                        check(position); // says why it makes no sense
                    }
                    return score;
                    """);
        }
        type.addMethod(score.build());
    }
}
