package dev.solvable.tool.source;

import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.runtime.SolverShell;
import dev.solvable.tool.classpath.ClassPath;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
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

/** Compiles a source in memory with the JDK's compiler and the processor in this program. */
final class GameCompiler {
    /** The name in messages of a text that has no file yet. */
    static final String TEXT = "draft" + JavaFileGames.SUFFIX;

    /** The Java version from which the compiler must be told to run processors. */
    private static final int TOLD_TO_PROCESS = 21;

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

    /** The classes that the sources may use beside the API. */
    private final ClassPath path;

    /** A compiler; {@link JdkCheck} must have passed. */
    GameCompiler(ClassPath path) {
        this.path = path;
    }

    /** Compiles a file; messages name it as {@code file} does. */
    Compiled compile(Path file, String text) {
        String name = String.valueOf(file.getFileName());
        return compile(new Source(file.toString(), text) {
            @Override
            public boolean isNameCompatible(String simpleName, Kind kind) {
                return kind == Kind.SOURCE && (simpleName + kind.extension).equals(name);
            }
        });
    }

    /** Compiles a text that has no file yet: its public type may have any name. */
    Compiled compile(String text) {
        return compile(new Source(TEXT, text) {
            @Override
            public boolean isNameCompatible(String simpleName, Kind kind) {
                // The compiler also asks this to find out whether it is a package-info or a module-info.
                return kind == Kind.SOURCE && simpleName.indexOf('-') < 0;
            }
        });
    }

    private Compiled compile(Source source) {
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        try (StandardJavaFileManager standard =
                        compiler.getStandardFileManager(messages, null, StandardCharsets.UTF_8);
                MemoryFiles files = new MemoryFiles(standard)) {
            standard.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath());
            List<String> options = new ArrayList<>(List.of("-g", "-implicit:none"));
            if (Runtime.version().feature() >= TOLD_TO_PROCESS) {
                options.add("-proc:full");
            }
            StringWriter output = new StringWriter();
            JavaCompiler.CompilationTask task =
                    compiler.getTask(output, files, messages, options, null, List.of(source));
            task.setProcessors(List.of(new SolvableGameProcessor()));
            boolean success = task.call();
            Map<String, String> sources = new TreeMap<>(files.sources());
            Map<String, byte[]> classes = files.classes();
            // Each type of the file gets the declaration as its source.
            classes.keySet().forEach(type -> sources.putIfAbsent(outermostFile(type), source.text));
            return new Compiled(success, messages.getDiagnostics(), output.toString(), classes, sources);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String outermostFile(String type) {
        int nested = type.indexOf('$');
        return (nested < 0 ? type : type.substring(0, nested)).replace('.', '/') + JavaFileGames.SUFFIX;
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

    /** The source to compile; {@code name} is its name in messages. */
    private abstract static class Source extends SimpleJavaFileObject {
        private final String name;
        private final String text;

        Source(String name, String text) {
            super(uri(name), Kind.SOURCE);
            this.name = name;
            this.text = text;
        }

        /** Stack traces show its last part. */
        private static URI uri(String name) {
            try {
                return new URI("memory", null, "/" + Path.of(name).getFileName(), null);
            } catch (URISyntaxException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
