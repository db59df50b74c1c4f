package dev.solvable.tool.web;

import dev.solvable.Solver;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.Supplier;

/** Solvers of which one method does what a user's rules should not do. */
final class BrokenSolver {
    private BrokenSolver() {}

    /**
     * A solver that answers like another, but for one method.
     *
     * @param behaviour what the method does instead; it goes on as usual where this returns null
     */
    static Solver of(Solver real, String method, Supplier<Object> behaviour) {
        return (Solver) Proxy.newProxyInstance(
                Solver.class.getClassLoader(), new Class<?>[] {Solver.class}, (proxy, called, arguments) -> {
                    Object answer = called.getName().equals(method) ? behaviour.get() : null;
                    try {
                        return answer != null ? answer : called.invoke(real, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    /** Never returns, whatever is tried. */
    static Object hang() {
        while (true) {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                // As rules that do not know of interrupts.
            }
        }
    }

    static Object fail(RuntimeException failure) {
        throw failure;
    }

    static Object fail(Error failure) {
        throw failure;
    }
}
