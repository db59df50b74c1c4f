package dev.solvable.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.solvable.processor.ErroneousSource.Expectation;
import dev.solvable.runtime.RuntimeVersion;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A runtime that is missing, or of another version, is the one error of a game, and its users see a stub. */
class RuntimeCheckTest {
    private static final Expectation MISSING = new Expectation(
            "ERROR",
            6,
            "[Solvable:RuntimeMissing] the solver of TicTacToe extends a class of solvable-runtime, which is not to be"
                    + " seen from here; add the dependency dev.solvable:solvable-runtime, and to a named module"
                    + " \"requires dev.solvable.runtime\".");

    private static final Expectation OTHER_VERSION = new Expectation(
            "ERROR",
            6,
            "[Solvable:RuntimeVersion] this version of the processor writes solvers for version "
                    + RuntimeVersion.CURRENT
                    + " of the runtime, and version 73 is there; use solvable-runtime and"
                    + " solvable-processor of the same version.");

    private static final Expectation OLD_JAVA = new Expectation(
            "ERROR",
            6,
            "[Solvable:JavaRelease] the solver of TicTacToe is written in Java 17, and this is compiled as Java 11;"
                    + " compile with release 17 or newer: maven.compiler.release, or javac --release.");

    @TempDir
    private Path folder;

    private Path game;

    private Path otherRuntime;

    @BeforeEach
    void write() throws IOException {
        game = Files.writeString(folder.resolve("TicTacToe.java"), """
                import dev.solvable.*;
                @SolvableGame(cells = 9)
                @Board(rows = 3, columns = 3)
                @Marks
                @Lines(length = 3)
                final class TicTacToe {
                    Outcome atStart() throws InterruptedException {
                        Solver solver = new TicTacToeSolver(2);
                        solver.solve((done, total) -> {});
                        return solver.outcome(solver.initial());
                    }
                }
                """);
        Path runtime = Files.createDirectories(folder.resolve("dev/solvable/runtime"));
        otherRuntime = Files.writeString(runtime.resolve("RuntimeVersion.java"), """
                package dev.solvable.runtime;
                public final class RuntimeVersion {
                    public static final int CURRENT = 70 + 3;
                }
                """);
    }

    @Test
    void javacTellsOfAMissingRuntimeOnly() throws IOException {
        assertThat(javacSays(game)).containsExactly(MISSING);
    }

    @Test
    void eclipseTellsOfAMissingRuntimeOnly() {
        assertThat(Eclipse.compile(List.of(game), annotations().toString(), folder.resolve("out")))
                .containsExactly(MISSING);
    }

    @Test
    void javacTellsOfAnotherVersionOnly() throws IOException {
        assertThat(javacSays(game, otherRuntime)).containsExactly(OTHER_VERSION);
    }

    @Test
    void eclipseTellsOfAnotherVersionOnly() {
        assertThat(Eclipse.compile(List.of(game, otherRuntime), annotations().toString(), folder.resolve("out")))
                .containsExactly(OTHER_VERSION);
    }

    /** A Maven project that sets no release is compiled as Java 8. */
    @Test
    void javacTellsOfAnOldReleaseOnly() throws IOException {
        assertThat(javacSays(UsersPath.entries().stream().map(Path::toFile).toList(), List.of("--release", "11"), game))
                .containsExactly(OLD_JAVA);
    }

    @Test
    void eclipseTellsOfAnOldReleaseOnly() {
        assertThat(Eclipse.compile("11", List.of(game), UsersPath.after(), folder.resolve("out")))
                .containsExactly(OLD_JAVA);
    }

    /** The runtime is there, and the game's module does not read it. Inside compile-testing modules do not work. */
    @Test
    void aModuleHasToReadTheRuntime() throws IOException {
        Path module = Files.writeString(folder.resolve("module-info.java"), "module games { requires dev.solvable; }");
        Path inPackage = Files.createDirectories(folder.resolve("games")).resolve("TicTacToe.java");
        Files.writeString(inPackage, "package games;\n" + Files.readString(game));
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = javac.getStandardFileManager(said, Locale.ROOT, null)) {
            List<String> options = List.of(
                    "--module-path",
                    UsersPath.after(),
                    "--add-modules",
                    "dev.solvable.runtime",
                    "-d",
                    folder.toString());
            JavaCompiler.CompilationTask task =
                    javac.getTask(null, files, said, options, null, files.getJavaFileObjects(module, inPackage));
            task.setProcessors(List.of(new SolvableGameProcessor()));
            assertThat(task.call()).isFalse();
        }
        assertThat(said.getDiagnostics())
                .extracting(error -> error.getMessage(Locale.ROOT))
                .containsExactly(MISSING.text());
    }

    private static List<Expectation> javacSays(Path... sources) throws IOException {
        return javacSays(List.of(annotations()), List.of(), sources);
    }

    private static List<Expectation> javacSays(List<File> path, List<String> options, Path... sources) {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withClasspath(path)
                .withOptions(Stream.concat(Stream.of("-Xlint:all", "-XDshould-stop.ifError=FLOW"), options.stream())
                        .toArray())
                .compile(Stream.of(sources).map(RuntimeCheckTest::source).toList());
        return compilation.diagnostics().stream()
                .map(said -> new Expectation(said.getKind().name(), said.getLineNumber(), said.getMessage(Locale.ROOT)))
                .toList();
    }

    private static JavaFileObject source(Path file) {
        try {
            return JavaFileObjects.forResource(file.toUri().toURL());
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    private static File annotations() {
        return UsersPath.entries().get(0).toFile();
    }
}
