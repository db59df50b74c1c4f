package dev.solvable.tool.classpath;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Loads users' classes. Of this program's classes they see the API and the runtime, which solvers and commands have to
 * agree on, and nothing else: whatever libraries they use are their own.
 */
final class SolverLoader extends URLClassLoader {
    SolverLoader(ClassPath path) {
        super(
                "solvers",
                Stream.concat(path.entries().stream(), path.sourceFolders().stream())
                        .map(SolverLoader::url)
                        .toArray(URL[]::new),
                new ApiLoader());
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The JDK, and those classes of this program that generated solvers are compiled against. */
    private static final class ApiLoader extends ClassLoader {
        static {
            registerAsParallelCapable();
        }

        ApiLoader() {
            super(getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.matches("dev\\.solvable\\.([^.]+|runtime\\..+)")) {
                return SolverLoader.class.getClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }
}
