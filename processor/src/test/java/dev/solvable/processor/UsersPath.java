package dev.solvable.processor;

import dev.solvable.Solver;
import dev.solvable.runtime.RuntimeVersion;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** What users of solvers have on their class path or module path: a test's class path would itself give warnings. */
public final class UsersPath {
    private UsersPath() {}

    /** The annotations and the runtime, in that order: jars, or folders where a build did not package them. */
    public static List<Path> entries() {
        return List.of(placeOf(Solver.class), placeOf(RuntimeVersion.class));
    }

    /** The same as an option of a compiler or a JVM has it, after other entries. */
    public static String after(Object... others) {
        StringBuilder path = new StringBuilder();
        for (Object other : others) {
            path.append(other).append(File.pathSeparator);
        }
        return path + entries().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static Path placeOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
