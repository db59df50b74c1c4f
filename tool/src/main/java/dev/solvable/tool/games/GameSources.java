package dev.solvable.tool.games;

import dev.solvable.Solver;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The sources of games and of their solvers, where a build has packed them beside the classes. */
public final class GameSources {
    private GameSources() {}

    /** The file name of the source that the compiler wrote. */
    public static String solverFile(Solver solver) {
        return OpeningTables.without(solver).getClass().getSimpleName() + ".java";
    }

    /** The message for a solver whose {@link #solver source} is missing. */
    public static String missing(Solver solver) {
        return solverFile(solver) + " is neither beside its class nor where Maven or Gradle keep generated sources;"
                + " the folder that has it may be added to --classpath";
    }

    /** The source that the compiler wrote; empty where the build did not pack it. */
    public static Optional<String> solver(Solver solver) {
        return read(solver, solverFile(solver));
    }

    /** The source of the declaration; empty where the build did not pack it. */
    public static Optional<String> declaration(Solver solver) {
        String outermost = solver.facts().name().split("\\.", 2)[0];
        return read(solver, outermost + ".java");
    }

    private static Optional<String> read(Solver solver, String file) {
        try (InputStream source = OpeningTables.without(solver).getClass().getResourceAsStream(file)) {
            return source == null
                    ? Optional.empty()
                    : Optional.of(new String(source.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
