package dev.solvable.processor.comparison;

import dev.solvable.Algorithm;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.UsersPath;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.DeclarationSource;
import dev.solvable.processor.reference.moving.MovingGame;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles Java text with the processor, in memory, every warning an error, and loads what comes out. */
public final class GameCompiler {
    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

    /** Shared, because reading the JDK's classes is what takes the time. */
    private static final StandardJavaFileManager FILES = JAVAC.getStandardFileManager(null, null, null);

    private GameCompiler() {}

    /**
     * What a compilation left behind.
     *
     * @param diagnostics what the compiler and the processor said
     * @param sources the generated sources by class name
     * @param classes the class files by class name
     */
    public record Compilation(
            boolean success,
            List<Diagnostic<? extends JavaFileObject>> diagnostics,
            Map<String, String> sources,
            Map<String, byte[]> classes) {
        /** A new instance of a declared game's solver. */
        public Solver solver(Declaration game) {
            return solver(game.name());
        }

        public Solver solver(String game) {
            try {
                return (Solver) solverType(game).getConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new AssertionError("the solver of " + game + " cannot be made", e);
            }
        }

        /** A new instance of a game's solver that may use so many threads. */
        public Solver solver(String game, int threads) {
            try {
                return (Solver) solverType(game).getConstructor(int.class).newInstance(threads);
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof RuntimeException refusal) {
                    throw refusal;
                }
                throw new AssertionError("the solver of " + game + " cannot be made", e);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError("the solver of " + game + " cannot be made", e);
            }
        }

        private Class<?> solverType(String game) throws ClassNotFoundException {
            return Class.forName(DeclarationSource.PACKAGE + "." + game + "Solver", true, new ClassesInMemory(classes));
        }

        /** All diagnostics as text, a line and more each. */
        public String messages() {
            StringBuilder text = new StringBuilder();
            for (Diagnostic<?> diagnostic : diagnostics) {
                text.append(diagnostic.getKind())
                        .append(": ")
                        .append(diagnostic.getMessage(Locale.ROOT))
                        .append('\n');
            }
            return text.toString();
        }
    }

    /** Compiles declared games together; fails where the compiler says anything but notes. */
    public static Compilation compile(Collection<Declaration> games) {
        return compile(games, List.of());
    }

    /** Compiles declared games together, each to be solved by an engine where that can solve it. */
    static Compilation compile(Collection<Declaration> games, Algorithm engine) {
        return compile(games, List.of("-Asolvable.engine=" + engine));
    }

    private static Compilation compile(Collection<Declaration> games, List<String> processorOptions) {
        Map<String, String> sources = new TreeMap<>();
        games.forEach(game -> sources.put(game.name(), game.source()));
        return compileAll(sources, processorOptions);
    }

    /** Compiles declared games of moving pieces together; fails where the compiler says anything but notes. */
    public static Compilation compileMoving(Collection<MovingGame> games) {
        return compileMoving(games, List.of());
    }

    /** The same, each to be solved by an engine where that can solve it. */
    public static Compilation compileMoving(Collection<MovingGame> games, Algorithm engine) {
        return compileMoving(games, List.of("-Asolvable.engine=" + engine));
    }

    private static Compilation compileMoving(Collection<MovingGame> games, List<String> processorOptions) {
        Map<String, String> sources = new TreeMap<>();
        games.forEach(game -> sources.put(game.name(), game.source()));
        return compileAll(sources, processorOptions);
    }

    private static Compilation compileAll(Map<String, String> sources, List<String> processorOptions) {
        Compilation compilation = compile(sources, List.of(new SolvableGameProcessor()), processorOptions);
        if (!compilation.success()) {
            throw new AssertionError(
                    "does not compile: " + compilation.messages() + String.join("\n", sources.values()));
        }
        return compilation;
    }

    /** Compiles and loads one game. */
    static Solver solver(Declaration game) {
        return compile(List.of(game)).solver(game);
    }

    /** Compiles and loads one game, to be solved by an engine where that can solve it. */
    static Solver solver(Declaration game, Algorithm engine) {
        return compile(List.of(game), engine).solver(game);
    }

    /** Compiles sources given by the simple name of their public class. */
    public static Compilation compile(Map<String, String> sources, List<Processor> processors) {
        return compile(sources, processors, List.of());
    }

    /** The same with an engine to take where it can solve the game. */
    public static Compilation compile(Map<String, String> sources, List<Processor> processors, Algorithm engine) {
        return compile(sources, processors, List.of("-Asolvable.engine=" + engine));
    }

    private static Compilation compile(
            Map<String, String> sources, List<Processor> processors, List<String> processorOptions) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        MemoryFiles files = new MemoryFiles();
        List<Text> texts = new ArrayList<>();
        sources.forEach((name, source) -> texts.add(new Text(DeclarationSource.PACKAGE + "." + name, source)));
        List<String> options = new ArrayList<>(processorOptions);
        options.addAll(List.of("-Xlint:all", "-Werror", "--release", "17", "-classpath", UsersPath.after()));
        JavaCompiler.CompilationTask task = JAVAC.getTask(null, files, diagnostics, options, null, texts);
        task.setProcessors(processors);
        boolean success = task.call();
        Map<String, String> generated = new TreeMap<>();
        files.sources.forEach((name, out) -> generated.put(name, out.bytes.toString()));
        Map<String, byte[]> classes = new TreeMap<>();
        files.classes.forEach((name, out) -> classes.put(name, out.bytes.toByteArray()));
        return new Compilation(success, diagnostics.getDiagnostics(), generated, classes);
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String className, String text) {
            super(URI.create("memory:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Output extends SimpleJavaFileObject {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Output(String className, Kind kind) {
            super(URI.create("memory:///" + className.replace('.', '/') + kind.extension), kind);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return bytes.toString();
        }
    }

    /** Reads what is there, writes into memory. */
    private static final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, Output> sources = new TreeMap<>();
        private final Map<String, Output> classes = new TreeMap<>();

        MemoryFiles() {
            super(FILES);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            Output output = new Output(className, kind);
            (kind == JavaFileObject.Kind.SOURCE ? sources : classes).put(className, output);
            return output;
        }
    }

    private static final class ClassesInMemory extends ClassLoader {
        private final Map<String, byte[]> classes;

        ClassesInMemory(Map<String, byte[]> classes) {
            super(Solver.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
