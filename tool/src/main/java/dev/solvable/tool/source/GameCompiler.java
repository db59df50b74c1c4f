package dev.solvable.tool.source;

import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.runtime.SolverShell;
import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles a source in memory by the JDK's compiler, with the processor that this program brings. */
final class GameCompiler {
    /** Since Java 21 the compiler asks to be told that it shall run processors. */
    private static final int TOLD_TO_PROCESS = 21;

    private final JavaCompiler compiler;

    /** Sees what the sources may need beside the API. */
    private final ClassPath path;

    /**
     * A compiler.
     *
     * @throws BadInputException where this Java has none
     */
    GameCompiler(ClassPath path) {
        this.path = path;
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new BadInputException("a game that is a Java file needs a JDK: the Java in "
                    + System.getProperty("java.home") + " has no compiler");
        }
        this.compiler = compiler;
    }

    /**
     * Compiles a source.
     *
     * @param file its name, as messages are to say it; ends with {@code .java}
     */
    Compiled compile(String file, String text) {
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        try (StandardJavaFileManager standard =
                        compiler.getStandardFileManager(messages, null, StandardCharsets.UTF_8);
                MemoryFiles files = new MemoryFiles(standard)) {
            standard.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath());
            List<String> options = new ArrayList<>(List.of("-g", "-implicit:none"));
            if (Runtime.version().feature() >= TOLD_TO_PROCESS) {
                options.add("-proc:full");
            }
            JavaCompiler.CompilationTask task = compiler.getTask(
                    Writer.nullWriter(), files, messages, options, null, List.of(new Source(file, text)));
            task.setProcessors(List.of(new SolvableGameProcessor()));
            boolean success = task.call();
            Map<String, String> sources = new TreeMap<>(files.sources());
            Map<String, byte[]> classes = files.classes();
            // It lies beside the classes of its types, whatever package they are in.
            String name = String.valueOf(Path.of(file).getFileName());
            classes.keySet().forEach(type -> sources.put(folder(type) + name, text));
            return new Compiled(success, messages.getDiagnostics(), classes, sources);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String folder(String type) {
        return type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/');
    }

    private List<Path> classPath() {
        List<Path> entries = new ArrayList<>();
        entries.add(place(Solver.class));
        entries.add(place(SolverShell.class));
        entries.addAll(path.entries());
        return entries;
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The source to compile. */
    private static final class Source extends SimpleJavaFileObject {
        private final String file;
        private final String text;

        Source(String file, String text) {
            super(
                    URI.create("memory:///"
                            + Path.of(file).getFileName().toString().replace(' ', '_')),
                    Kind.SOURCE);
            this.file = file;
            this.text = text;
        }

        @Override
        public String getName() {
            return file;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE
                    && (simpleName + kind.extension)
                            .equals(String.valueOf(Path.of(file).getFileName()));
        }
    }
}
