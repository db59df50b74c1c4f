package dev.solvable.processor.render;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * The sweep: a table of the score of every position, indexed by the position, filled from the end of the game
 * backwards. Every move raises the index, so a position's successors are there before it.
 */
final class SweepSection implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final Translation translation;
    private final Section filling;

    /**
     * The sweep.
     *
     * @param filling adds the method {@code sweep} that fills the table of scores
     */
    SweepSection(SolverPlan plan, StateCode state, Translation translation, Section filling) {
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
        type.addField(Methods.constant(
                "int",
                "POSITIONS",
                "The entries of a table.",
                String.format(Locale.ROOT, "%,d", plan.tableEntries()).replace(',', '_')));
        if (hasNonsense(plan)) {
            type.addField(Methods.constant(
                    "byte", "NONSENSE", "In the table: a number or filling that makes no sense.", "Byte.MIN_VALUE"));
        }
        addTable(type, "scores", "The score of every position; null until the first question.");
        addScore(type);
        addSolve(type);
        filling.addTo(type);
        if (plan.impartial()) {
            addTable(type, "nimbers", "The Grundy value of every position; null until the first is asked for.");
            new NimberSweep(plan, state, translation).addTo(type);
        }
    }

    private static void addTable(TypeSpec.Builder type, String name, String javadoc) {
        type.addField(FieldSpec.builder(byte[].class, name, Modifier.PRIVATE, Modifier.VOLATILE)
                .addJavadoc(javadoc)
                .build());
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
                    if (score == NONSENSE) {
                        check(position);
                    }
                    return score;
                    """);
        }
        type.addMethod(score.build());
        type.addMethod(Methods.stateful("byte[]", "scores")
                .addJavadoc("The table, filled where it is not.")
                .addCode("""
                        byte[] table = scores;
                        if (table == null) {
                            try {
                                solve((done, total) -> {});
                            } catch (InterruptedException e) {
                                throw cancelled();
                            }
                            table = scores;
                        }
                        return table;
                        """)
                .build());
    }

    private void addSolve(TypeSpec.Builder type) {
        type.addMethod(Methods.api("void", "solve", "SolveListener listener")
                .addException(InterruptedException.class)
                .addCode("""
                        if (scores == null) {
                            solving.lockInterruptibly();
                            try {
                                if (scores == null) {
                                    scores = sweep(listener);
                                }
                            } finally {
                                solving.unlock();
                            }
                        }
                        listener.progress(POSITIONS, POSITIONS);
                        """)
                .build());
    }
}
