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
 * Loads users' classes. They see only the API and the runtime of this program, which solvers and commands share. All
 * other libraries are the users' own.
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

    /** Opens jars without the cache: a jar may have been replaced since. */
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

    /** Loads a class with its {@link ExitCalls} refused. */
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
            // The class file cannot be read: the JVM says why.
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
