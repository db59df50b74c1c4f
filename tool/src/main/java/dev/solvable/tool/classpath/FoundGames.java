package dev.solvable.tool.classpath;

import dev.solvable.Solver;
import dev.solvable.tool.games.Games;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The games whose solvers are on a class path. */
public final class FoundGames {
    private FoundGames() {}

    /**
     * A solver's class, of which an instance could be made.
     *
     * @param game the name of its game, as in Java but without the package
     * @param fullName the same with the package
     */
    private record Found(String game, String fullName, Constructor<?> constructor) {
        Solver solver() {
            try {
                return (Solver) constructor.newInstance();
            } catch (ReflectiveOperationException e) {
                // One was made before: this is no trouble of the class path.
                throw new IllegalStateException(reason(e), e);
            }
        }
    }

    /**
     * Loads the solvers of a class path, in a class loader of their own: each by its simple name, or by its full one
     * where that of another differs in case at most.
     *
     * @param complaints is told, a line each, what cannot be loaded and why; it is left out
     */
    public static Games on(ClassPath path, Consumer<String> complaints) {
        return on(loader(path), path.solvers(complaints), complaints);
    }

    // Kept open: whatever a solver needs is loaded when it needs it.
    private static ClassLoader loader(ClassPath path) {
        return path.entries().isEmpty() ? new ApiLoader() : new SolverLoader(path);
    }

    /**
     * The same for classes that a compiler has just made, beside those of a class path.
     *
     * @param classes the class files by binary name
     * @param sources the sources by file name, as {@code games/ChompSolver.java}
     */
    public static Games in(
            Map<String, byte[]> classes, Map<String, String> sources, ClassPath path, Consumer<String> complaints) {
        List<String> solvers = classes.keySet().stream()
                .filter(name -> name.endsWith("Solver") && isSolver(classes.get(name)))
                .sorted()
                .toList();
        return on(new MemoryLoader(classes, sources, loader(path)), solvers, complaints);
    }

    private static boolean isSolver(byte[] bytes) {
        try {
            return ClassFile.read(new ByteArrayInputStream(bytes)).isSolver();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // the compiler has written it
        }
    }

    private static Games on(ClassLoader loader, Collection<String> solvers, Consumer<String> complaints) {
        List<Found> found = new ArrayList<>();
        for (String type : solvers) {
            try {
                found.add(load(loader, type));
            } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
                complaints.accept(type + " is left out: " + reason(e));
            }
        }
        Map<String, Supplier<Solver>> games = new LinkedHashMap<>();
        for (Found game : found) {
            boolean alone = found.stream()
                            .filter(other -> other.game().equalsIgnoreCase(game.game()))
                            .count()
                    == 1;
            games.put(alone ? game.game() : game.fullName(), game::solver);
        }
        return new Games(games);
    }

    private static Found load(ClassLoader loader, String type) throws ReflectiveOperationException {
        Class<?> solver = Class.forName(type, true, loader);
        Constructor<?> constructor = solver.getDeclaredConstructor();
        // Solvers are as visible as their games, and most games are package-private.
        constructor.setAccessible(true);
        Solver made = (Solver) constructor.newInstance();
        return new Found(made.facts().name(), Games.fullName(made), constructor);
    }

    /** What is said of the innermost cause, on one line. */
    private static String reason(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null
                && (cause instanceof InvocationTargetException || cause instanceof ExceptionInInitializerError)) {
            cause = cause.getCause();
        }
        String message = String.valueOf(cause.getMessage()).replaceAll("\\s*\\R\\s*", " ");
        if (cause instanceof NoClassDefFoundError) {
            return "it needs " + message.replace('/', '.') + ", which is not on the class path";
        }
        return cause instanceof IllegalStateException || cause instanceof UnsupportedClassVersionError
                ? message
                : cause.getClass().getSimpleName() + ": " + message;
    }
}
