package dev.solvable.processor.render.answer;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;
import javax.lang.model.element.Modifier;

/** What every engine needs: one thread solves at a time, and an interrupted one stops. */
public final class Solving implements Section {
    private final SolverPlan plan;

    public Solving(SolverPlan plan) {
        this.plan = plan;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(ReentrantLock.class, "solving", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("Held by the thread that solves; the others wait for what it finds.")
                .initializer("new $T()", ReentrantLock.class)
                .build());
        addEnter(type);
        type.addMethod(Methods.helper("CancellationException", "cancelled")
                .addJavadoc("The thread was interrupted: it stays so, and the question has no answer.")
                .addCode(Code.of("""
                        Thread.currentThread().interrupt();
                        return new $cancellation:T("interrupted while solving $name:L");
                        """, "name", plan.game().type().name()))
                .build());
        addNoRoom(type);
    }

    /** A search that began within another would overwrite what that one keeps, so a listener is not let in. */
    private static void addEnter(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(boolean.class, "tells", Modifier.PRIVATE)
                .addJavadoc("Whether the thread that solves is telling a listener how far it is.")
                .build());
        type.addMethod(Methods.stateful("void", "enter")
                .addJavadoc("Waits for the turn to solve. A listener has none: what it is told of is not finished.")
                .addException(InterruptedException.class)
                .addCode("""
                        if (solving.isHeldByCurrentThread() && tells) {
                            throw new IllegalStateException("a listener cannot ask the solver that it listens to");
                        }
                        solving.lockInterruptibly();
                        """)
                .build());
        type.addMethod(Methods.stateful("SolveListener", "told", "SolveListener listener")
                .addJavadoc("Tells a listener, who cannot ask meanwhile.")
                .addCode("""
                        return (done, total) -> {
                            tells = true;
                            try {
                                listener.progress(done, total);
                            } finally {
                                tells = false;
                            }
                        };
                        """)
                .build());
    }

    private void addNoRoom(TypeSpec.Builder type) {
        type.addMethod(
                Methods.helper("OutOfMemoryError", "noRoom", "String what", "long bytes", "OutOfMemoryError cause")
                        .addJavadoc("The heap has no room for a table or cache: says how much it needs.")
                        .addCode(Code.of("""
                        OutOfMemoryError error = new OutOfMemoryError(String.format(
                                $locale:T.ROOT,
                                "%s: the %s needs %,d bytes, more than is left of this JVM's heap; a larger -Xmx may help",
                                $name:S,
                                what,
                                bytes));
                        error.initCause(cause);
                        return error;
                        """, "name", plan.game().type().name(), "locale", Locale.class))
                        .build());
    }
}
