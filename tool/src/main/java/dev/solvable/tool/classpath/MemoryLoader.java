package dev.solvable.tool.classpath;

import dev.solvable.tool.games.RulesFailure;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads classes that a compiler has just made. Their sources lie beside them, as in a build. */
final class MemoryLoader extends ClassLoader {
    private final Map<String, byte[]> classes;
    private final Map<String, String> sources;

    /**
     * A loader.
     *
     * @param classes the class files by binary name
     * @param sources the sources by file name, as {@code games/ChompSolver.java}
     * @param parent loads what these classes need
     */
    MemoryLoader(Map<String, byte[]> classes, Map<String, String> sources, ClassLoader parent) {
        super(RulesFailure.LOADER, parent);
        this.classes = Map.copyOf(classes);
        this.sources = Map.copyOf(sources);
    }

    static {
        registerAsParallelCapable();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        byte[] refused = ExitCalls.refusedIn(name, bytes);
        return defineClass(name, refused, 0, refused.length);
    }

    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        String source = sources.get(name);
        return source == null
                ? super.getResourceAsStream(name)
                : new ByteArrayInputStream(source.getBytes(StandardCharsets.UTF_8));
    }
}
