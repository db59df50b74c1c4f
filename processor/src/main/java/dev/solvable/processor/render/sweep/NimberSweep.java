package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.state.StateCode;
import javax.lang.model.element.Modifier;

/** Grundy values of all positions in a table of their own, from the highest number down. */
final class NimberSweep implements Section {
    private final SolverPlan plan;
    private final StateCode state;
    private final Translation translation;

    NimberSweep(SolverPlan plan, StateCode state, Translation translation) {
        this.plan = plan;
        this.state = state;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(byte[].class, "nimbers", Modifier.PRIVATE, Modifier.VOLATILE)
                .addJavadoc("The Grundy value of every position; null until the first is asked for.")
                .build());
        type.addMethod(translation.question("int", "nimber").addCode("""
                        check(position);
                        byte[] table = nimbers;
                        if (table == null) {
                            try {
                                enter();
                                try {
                                    table = nimbers == null ? sweepNimbers() : nimbers;
                                    nimbers = table;
                                } catch (OutOfMemoryError e) {
                                    throw noRoom("table of Grundy values", POSITIONS, e);
                                } finally {
                                    solving.unlock();
                                }
                            } catch (InterruptedException e) {
                                throw cancelled();
                            }
                        }
                        return table[(int) position];
                        """).build());
        boolean gaps = plan.form() == Form.GUARDED || plan.form() == Form.TWO_MASKS;
        type.addMethod(Methods.stateful("byte[]", "sweepNimbers")
                .addJavadoc("Fills the table of Grundy values, fullest boards first.")
                .addException(InterruptedException.class)
                .addCode(Code.of(
                        """
                        byte[] nimbers = new byte[POSITIONS];
                        for (int position = POSITIONS - 1; position >= 0; position--) {
                            if ((position & 0xFFFF) == 0 && Thread.interrupted()) {
                                throw new InterruptedException();
                            }
                            nimbers[position] = (byte) $nimber:L;
                        }
                        return nimbers;
                        """,
                        "nimber",
                        gaps
                                ? "(isFilling(position) ? leastMissing(nimbers, position) : 0)"
                                : "leastMissing(nimbers, position)"))
                .build());
        String ended = state.ended().isEmpty() ? "" : """
                  if (ENDED) {
                      return 0;
                  }
                  """.replace("ENDED", state.ended());
        type.addMethod(Methods.stateful("int", "leastMissing", "byte[] nimbers", "long position")
                .addJavadoc("The Grundy value of a position: the least number that no successor has.")
                .addCode(state.code(state.fromPosition()
                        + ended
                        + "long seen = 0;\n"
                        + state.forEachMove("seen |= 1L << nimbers[(int) (CHILD_POSITION)];\n")
                        + "return Long.numberOfTrailingZeros(~seen);\n"))
                .build());
    }
}
