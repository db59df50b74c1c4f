package dev.solvable.processor.render.search;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;
import javax.lang.model.element.Modifier;

/** What every search needs: it counts the states it looks at, and now and then reports and looks for an interrupt. */
final class Searching implements Section {
    private final SolverPlan plan;
    private final Translation translation;

    Searching(SolverPlan plan, Translation translation) {
        this.plan = plan;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(long.class, "nodes", Modifier.PRIVATE)
                .addJavadoc("The states searched so far.")
                .build());
        type.addField(FieldSpec.builder(Api.SOLVE_LISTENER, "NOBODY", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("Who listens to a question that nobody asked to be told about.")
                .initializer("(done, total) -> {}")
                .build());
        type.addField(FieldSpec.builder(Api.SOLVE_LISTENER, "listener", Modifier.PRIVATE)
                .addJavadoc("Told how many states were searched.")
                .initializer("NOBODY")
                .build());
        type.addMethod(Methods.stateful("void", "countNode")
                .addJavadoc("Counts a state, and now and then looks up from work.")
                .addCode("""
                        nodes++;
                        if ((nodes & 0xFFFF) == 0) {
                            report();
                        }
                        """)
                .build());
        type.addMethod(Methods.stateful("void", "report")
                .addJavadoc("Looks whether the thread was interrupted, and tells how many states were searched.")
                .addCode("""
                        if (Thread.currentThread().isInterrupted()) {
                            throw cancelled();
                        }
                        """)
                .addCode(plan.sharesSearches() ? """
                        if (question != null && helpers.isEmpty()) {
                            callHelpers();
                        }
                        """ : "")
                .addCode("""
                        listener.progress(nodes, 0);
                        """)
                .build());
        addSolvePosition(type);
    }

    private void addSolvePosition(TypeSpec.Builder type) {
        String number = translation.number();
        type.addMethod(Methods.api("void", "solve", "long " + number, "SolveListener listener")
                .addException(InterruptedException.class)
                .addCode(Code.of("""
                        enter();
                        try {
                            this.listener = told(listener);
                            nodes = 0;
                            distance($number:L);
                            listener.progress(nodes, nodes);
                        } catch ($cancellation:T e) {
                            Thread.interrupted(); // said by the exception from here on
                            throw new InterruptedException(e.getMessage());
                        } finally {
                            this.listener = NOBODY;
                            solving.unlock();
                        }
                        """, "number", number))
                .build());
    }

    /** Adds {@code solve}, which has nothing to do before the first question. */
    static void addSolve(TypeSpec.Builder type) {
        type.addMethod(Methods.api("void", "solve", "SolveListener listener")
                .addException(InterruptedException.class)
                .addCode("""
                        if (Thread.interrupted()) {
                            throw new InterruptedException();
                        }
                        listener.progress(0, 0); // positions are searched as they are asked about
                        """)
                .build());
    }
}
