package dev.solvable.spark;

import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/**
 * A game, identified by its solver's class, which is on the class path of every machine.
 *
 * @param solver the name of that class
 */
record GameClass(String solver) implements Serializable {
    private static final String SUFFIX = "Solver";

    /**
     * The game with this name.
     *
     * @param name the class of the game or of its solver; for a nested game with {@code $} or with a dot
     * @throws IllegalArgumentException if the class path has no such solver, if it is not a generated one, or if the
     *     game is played for points
     */
    static GameClass named(String name) {
        GameClass game = new GameClass(solverOf(name));
        if (game.newSolver() instanceof ScoreSolver) {
            throw new IllegalArgumentException(
                    name + " is played for points, and what machines send each other here are"
                            + " outcomes with distances; the command save solves it on one machine");
        }
        return game;
    }

    private static String solverOf(String name) {
        String generated = name.replace('$', '_') + SUFFIX;
        for (String candidate : new String[] {generated, nested(name) + SUFFIX, name}) {
            try {
                Class<?> type = Class.forName(candidate, false, loader());
                if (Solver.class.isAssignableFrom(type)) {
                    return candidate;
                }
            } catch (ClassNotFoundException | NoClassDefFoundError e) {
                // the next name may be the right one
            }
        }
        throw new IllegalArgumentException("there is no solver of " + name + " on the class path: neither " + generated
                + " nor a solver of that name; a game is named with its package");
    }

    /** The name with underscores instead of dots after the first type, which has a capital letter. */
    private static String nested(String name) {
        StringBuilder joined = new StringBuilder();
        boolean inType = false;
        for (String part : name.split("\\.", -1)) {
            if (joined.length() > 0) {
                joined.append(inType ? '_' : '.');
            }
            joined.append(part);
            inType |= !part.isEmpty() && Character.isUpperCase(part.charAt(0));
        }
        return joined.toString();
    }

    private static ClassLoader loader() {
        ClassLoader ofThread = Thread.currentThread().getContextClassLoader();
        return ofThread == null ? GameClass.class.getClassLoader() : ofThread;
    }

    /**
     * A new solver of the game.
     *
     * @throws IllegalArgumentException if none can be made
     */
    Solver newSolver() {
        try {
            Constructor<?> constructor = Class.forName(solver, true, loader()).getDeclaredConstructor();
            constructor.setAccessible(
                    true); // solvers are as visible as their games, and most games are package-private
            Solver made = (Solver) constructor.newInstance();
            if (made instanceof GameGraph) {
                return made;
            }
            throw new IllegalArgumentException(
                    solver + " cannot be asked for successors: it is not made by Solvable's compiler");
        } catch (ReflectiveOperationException | LinkageError e) {
            Throwable cause = e instanceof InvocationTargetException && e.getCause() != null ? e.getCause() : e;
            throw new IllegalArgumentException("no " + solver + " can be made: " + cause, e);
        }
    }

    GameGraph newGraph() {
        return (GameGraph) newSolver();
    }
}
