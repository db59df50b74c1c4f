package dev.solvable.tool.classpath;

import dev.solvable.tool.games.RulesFailure;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Loads users' classes. Of this program's classes they see the API and the runtime, which solvers and commands have to
 * agree on, and nothing else: whatever libraries they use are their own.
 */
final class SolverLoader extends URLClassLoader {
    SolverLoader(ClassPath path) {
        super(
                RulesFailure.LOADER,
                Stream.concat(path.entries().stream(), path.sourceFolders().stream())
                        .map(SolverLoader::url)
                        .toArray(URL[]::new),
                new ApiLoader());
    }

    /** As ever, but not from a jar that was opened before: it may be another one by now. */
    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        URL resource = getResource(name);
        if (resource == null) {
            return null;
        }
        try {
            URLConnection connection = resource.openConnection();
            connection.setUseCaches(false);
            return connection.getInputStream();
        } catch (IOException e) {
            return null;
        }
    }

    /** A class that would end this program is not loaded as it is. */
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file != null) {
                byte[] bytes = file.readAllBytes();
                byte[] refused = ExitCalls.refused(name, bytes);
                if (refused != bytes) {
                    return defineClass(name, refused, 0, refused.length);
                }
            }
        } catch (IOException | RuntimeException e) {
            // No class file that can be read: the JVM says why.
        }
        return super.findClass(name);
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
