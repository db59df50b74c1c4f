package dev.solvable.processor.render;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
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
    private final Scores scores;
    private final boolean marks;

    SweepSection(SolverPlan plan, StateCode state, Scores scores) {
        this.plan = plan;
        this.state = state;
        this.scores = scores;
        this.marks = plan.game().rules() instanceof MarkRules;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "POSITIONS",
                "The entries of a table.",
                String.format(Locale.ROOT, "%,d", plan.cacheEntries()).replace(',', '_')));
        if (marks) {
            type.addField(Methods.constant(
                    "byte", "NONSENSE", "In the table: a filling that no alternate play can make.", "Byte.MIN_VALUE"));
        }
        addTable(type, "scores", "The score of every position; null until the first question.");
        addScore(type);
        addSolve(type);
        if (marks) {
            new MarksSweep(plan.game().board().cells(), (MarkRules) plan.game().rules(), state, scores).addTo(type);
        } else {
            addTakenSweep(type);
            addNimbers(type);
        }
    }

    private static void addTable(TypeSpec.Builder type, String name, String javadoc) {
        type.addField(FieldSpec.builder(byte[].class, name, Modifier.PRIVATE, Modifier.VOLATILE)
                .addJavadoc(javadoc)
                .build());
    }

    private void addScore(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", "score", "long position")
                .addJavadoc("The score of a position for the player to move.")
                .addCode(marks ? """
                                  checkFilling(position);
                                  int score = scores()[(int) position];
                                  if (score == NONSENSE) {
                                      check(position);
                                  }
                                  return score;
                                  """ : """
                                  check(position);
                                  return scores()[(int) position];
                                  """)
                .build());
        type.addMethod(Methods.stateful("byte[]", "scores")
                .addJavadoc("The table, filled where it is not.")
                .addCode(Code.of("""
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
                        """))
                .build());
    }

    private void addSolve(TypeSpec.Builder type) {
        type.addMethod(Methods.api("void", "solve", "SolveListener listener")
                .addException(InterruptedException.class)
                .addCode(Code.of("""
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
                        listener.progress($states:LL, $states:LL);
                        """, "states", plan.states()))
                .build());
    }

    private void addTakenSweep(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("byte[]", "sweep", "SolveListener listener")
                .addJavadoc("Fills the table, fullest boards first.")
                .addException(InterruptedException.class)
                .addCode(Code.of("""
                        byte[] scores = new byte[POSITIONS];
                        for (long taken = POSITIONS - 1; taken >= 0; taken--) {
                            if ((taken & 0xFFFF) == 0xFFFF) {
                                if (Thread.interrupted()) {
                                    throw new InterruptedException();
                                }
                                listener.progress(POSITIONS - 1 - taken, POSITIONS);
                            }
                            scores[(int) taken] = (byte) bestScore(scores, taken);
                        }
                        return scores;
                        """))
                .build());
        type.addMethod(Methods.helper("int", "bestScore", "byte[] scores", "long taken")
                .addJavadoc("The score of a position, given those of its successors.")
                .addCode(state.code(
                        """
                        int best = -WON - 1;
                        """
                                + state.forEachMove("best = Math.max(best, before(scores[(int) (CHILD_POSITION)]));\n")
                                + """
                                return best < -WON ? $noMoves:L : best;
                                """,
                        "noMoves",
                        scores.noMoves()))
                .build());
    }

    private void addNimbers(TypeSpec.Builder type) {
        addTable(type, "nimbers", "The Grundy value of every position; null until the first is asked for.");
        type.addMethod(
                Methods.api("int", "nimber", "long position").addCode("""
                        check(position);
                        byte[] table = nimbers;
                        if (table == null) {
                            try {
                                solving.lockInterruptibly();
                                try {
                                    table = nimbers == null ? sweepNimbers() : nimbers;
                                    nimbers = table;
                                } finally {
                                    solving.unlock();
                                }
                            } catch (InterruptedException e) {
                                throw cancelled();
                            }
                        }
                        return table[(int) position];
                        """).build());
        type.addMethod(Methods.helper("byte[]", "sweepNimbers")
                .addJavadoc("Fills the table of Grundy values, fullest boards first.")
                .addException(InterruptedException.class)
                .addCode(Code.of("""
                        byte[] nimbers = new byte[POSITIONS];
                        for (long taken = POSITIONS - 1; taken >= 0; taken--) {
                            if ((taken & 0xFFFF) == 0 && Thread.interrupted()) {
                                throw new InterruptedException();
                            }
                            nimbers[(int) taken] = leastMissing(nimbers, taken);
                        }
                        return nimbers;
                        """))
                .build());
        type.addMethod(Methods.helper("byte", "leastMissing", "byte[] nimbers", "long taken")
                .addJavadoc("The least number that is not the Grundy value of a successor.")
                .addCode(state.code("""
                        long seen = 0;
                        """ + state.forEachMove("seen |= 1L << nimbers[(int) (CHILD_POSITION)];\n") + """
                                return (byte) Long.numberOfTrailingZeros(~seen);
                                """))
                .build());
    }
}
