package dev.solvable.tool.classpath;

import dev.solvable.Solver;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.games.RulesFailure;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The games whose solvers are on a class path. */
public final class FoundGames {
    /** The time limit for loading a class. */
    private static final int MOST_SECONDS = 5;

    private FoundGames() {}

    /**
     * A solver's class that could be instantiated.
     *
     * @param game the name of its game, as in Java but without the package
     * @param fullName the same with the package
     */
    private record Found(String game, String fullName, Constructor<?> constructor) {
        Solver solver() {
            try {
                return (Solver) constructor.newInstance();
            } catch (ReflectiveOperationException e) {
                // An instance was made before, so the class path is not the cause.
                throw new IllegalStateException(RulesFailure.reason(e), e);
            }
        }
    }

    /**
     * Loads the solvers of a class path, in a class loader of their own. Games have their simple names, or full names
     * where simple names are equal up to case.
     *
     * @param complaints receives a line for each class that cannot be loaded and is left out, with the reason
     */
    public static Games on(ClassPath path, Consumer<String> complaints) {
        return on(loader(path), path.solvers(complaints), complaints);
    }

    // Kept open: a solver loads further classes when it needs them.
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
        List<String> solvers = classes.entrySet().stream()
                .filter(type -> type.getKey().endsWith("Solver")
                        && ClassFile.of(type.getValue()).isSolver())
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
        return on(new MemoryLoader(classes, sources, loader(path)), solvers, complaints);
    }

    private static Games on(ClassLoader loader, Collection<String> solvers, Consumer<String> complaints) {
        List<Found> found = new ArrayList<>();
        for (String type : solvers) {
            try {
                found.add(loadInTime(loader, type));
            } catch (ExecutionException e) {
                Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
                complaints.accept(type + " is left out: " + RulesFailure.whileMaking(type, cause));
            } catch (TimeoutException e) {
                complaints.accept(type + " is left out: it was not loaded within " + MOST_SECONDS + " s");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                break;
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

    /** Loads in a thread of its own: a user's static initialiser may never end. */
    private static Found loadInTime(ClassLoader loader, String type)
            throws ExecutionException, TimeoutException, InterruptedException {
        FutureTask<Found> loading = new FutureTask<>(() -> load(loader, type));
        Thread thread = new Thread(loading, "loading " + type);
        thread.setDaemon(true);
        thread.start();
        return loading.get(MOST_SECONDS, TimeUnit.SECONDS);
    }

    private static Found load(ClassLoader loader, String type) throws ReflectiveOperationException {
        Class<?> solver = Class.forName(type, true, loader);
        Constructor<?> constructor = solver.getDeclaredConstructor();
        // A solver has the visibility of its game, and most games are package-private.
        constructor.setAccessible(true);
        Solver made = (Solver) constructor.newInstance();
        return new Found(made.facts().name(), Games.fullName(made), constructor);
    }
}
