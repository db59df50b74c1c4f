package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceLines;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that the processor writes: where they come from, and what happens if they cannot be written. */
class WrittenFilesTest {
    @Test
    void ourOwnEarlierOutputOnTheClassPathDoesNotTakeTheName(@TempDir Path folder) throws IOException {
        JavaFileObject game = forSourceString(
                "Game", "@dev.solvable.SolvableGame(cells = 3) @dev.solvable.Tiles(\"#\") class Game {}");
        for (int build = 1; build <= 2; build++) {
            DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
            assertThat(FolderBuild.javacTo(folder, diagnostics, game)).isTrue();
            assertThat(diagnostics.getDiagnostics()).isEmpty();
        }
    }

    /** As from {@code javac *.java} without {@code -d}, which writes the solver beside the game. */
    @Test
    void ourOwnEarlierOutputAmongTheSourcesIsNamed() {
        JavaFileObject game = forSourceLines(
                "games.Game",
                "package games;",
                "@dev.solvable.SolvableGame(cells = 3)",
                "@dev.solvable.Tiles(\"#\")",
                "class Game {}");
        Compilation first = javac().withProcessors(new SolvableGameProcessor()).compile(game);
        JavaFileObject solver = first.generatedSourceFile("games.GameSolver").orElseThrow();
        Compilation second = javac().withProcessors(new SolvableGameProcessor()).compile(game, solver);
        assertThat(second).hadErrorCount(1);
        Diagnostic<? extends JavaFileObject> error = second.errors().get(0);
        assertThat(error.getLineNumber()).isEqualTo(4);
        assertThat(error.getMessage(Locale.ROOT))
                .isEqualTo("[Solvable:SolverAmongSources] GameSolver, which the processor writes for Game, is among the"
                        + " sources to compile; leave it out, and send generated sources elsewhere with -d or -s.");
    }

    @Test
    void aFolderThatCannotBeWrittenToIsAnErrorOfTheGame(@TempDir Path folder) throws IOException {
        // A file stands where the package's folder would go.
        Files.writeString(folder.resolve("games"), "");
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        boolean success = FolderBuild.javacTo(
                folder,
                diagnostics,
                forSourceLines(
                        "games.Game",
                        "package games;",
                        "@dev.solvable.SolvableGame(cells = 3)",
                        "@dev.solvable.Marks",
                        "class Game {}"));
        assertThat(success).isFalse();
        assertThat(diagnostics.getDiagnostics()).anySatisfy(diagnostic -> {
            assertThat(diagnostic.getKind()).isEqualTo(Diagnostic.Kind.ERROR);
            assertThat(diagnostic.getLineNumber()).isEqualTo(4);
            assertThat(diagnostic.getMessage(Locale.ROOT))
                    .startsWith("[Solvable:WriteFailed] the solver of Game cannot be written: ")
                    .endsWith("; make room for it where generated sources go.");
        });
    }

    @Test
    void aCrashIsAnErrorOfTheGameWithTheTraceAsItsText() {
        Compilation compilation = javac().withProcessors(withFiler((filer, method, arguments) -> {
                    throw new IllegalStateException("no files today");
                }))
                .compile(forSourceLines(
                        "Game", "@dev.solvable.SolvableGame(cells = 3)", "@dev.solvable.Marks", "class Game {}"));
        assertThat(compilation).hadErrorCount(1);
        Diagnostic<? extends JavaFileObject> error = compilation.errors().get(0);
        assertThat(error.getLineNumber()).isEqualTo(3);
        assertThat(error.getMessage(Locale.ROOT))
                .startsWith("[Solvable:InternalError] the processor failed on this declaration:")
                .contains("java.lang.IllegalStateException: no files today", "\tat dev.solvable.processor.")
                .endsWith("; please report this text as a bug.");
    }

    @Test
    void everyFileHasOneOriginatingElement() {
        List<String> files = new ArrayList<>();
        Compilation compilation = javac().withProcessors(withFiler((filer, method, arguments) -> {
                    Element[] origins = (Element[]) arguments[1];
                    files.add(arguments[0] + " from " + List.of(origins));
                    return method.invoke(filer, arguments);
                }))
                .compile(
                        forSourceString("A", "@dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks class A {}"),
                        forSourceString("B", "@dev.solvable.SolvableGame(cells = 0) @dev.solvable.Marks class B {}"));
        assertThat(compilation).hadErrorCount(1);
        assertThat(files).containsExactly("ASolver from [A]", "BSolver from [B]");
    }

    @Test
    void aReportHasTheSameOriginatingElementAsItsSolver() {
        List<String> files = new ArrayList<>();
        Compilation compilation = javac().withProcessors(withFiler((filer, method, arguments) -> {
                    if (method.getName().equals("createResource")) {
                        files.add(arguments[0] + " " + arguments[2] + " from " + List.of((Element[]) arguments[3]));
                    }
                    return method.invoke(filer, arguments);
                }))
                .withOptions("-Asolvable.report=true")
                .compile(
                        forSourceString("A", "@dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks class A {}"),
                        forSourceString("B", "@dev.solvable.SolvableGame(cells = 0) @dev.solvable.Marks class B {}"));
        assertThat(compilation).hadErrorCount(1);
        assertThat(files).containsExactly("CLASS_OUTPUT ASolver.html from [A]");
    }

    @Test
    void aReportThatCannotBeWrittenIsAnErrorOfTheGame() {
        Compilation compilation = javac().withProcessors(withFiler((filer, method, arguments) -> {
                    if (method.getName().equals("createResource")) {
                        throw new FilerException("no room");
                    }
                    return method.invoke(filer, arguments);
                }))
                .withOptions("-Asolvable.report=true")
                .compile(forSourceString(
                        "games.Game",
                        "package games; @dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks class Game {}"));
        assertThat(compilation)
                .hadErrorContaining("[Solvable:WriteFailed] the report of Game cannot be written: "
                        + "javax.annotation.processing.FilerException: no room; "
                        + "make room for it where generated classes go.");
    }

    /** What happens to a call of the filer. */
    private interface FilerCall {
        Object on(Filer filer, Method method, Object[] arguments) throws ReflectiveOperationException, FilerException;
    }

    /** The processor with another filer. */
    private static Processor withFiler(FilerCall call) {
        SolvableGameProcessor processor = new SolvableGameProcessor();
        return proxy(Processor.class, (self, method, arguments) -> {
            if (!method.getName().equals("init")) {
                return method.invoke(processor, arguments);
            }
            ProcessingEnvironment environment = (ProcessingEnvironment) arguments[0];
            Filer filer = proxy(
                    Filer.class,
                    (filerSelf, filerMethod, filerArguments) ->
                            call.on(environment.getFiler(), filerMethod, filerArguments));
            processor.init(proxy(
                    ProcessingEnvironment.class,
                    (environmentSelf, getter, none) ->
                            getter.getName().equals("getFiler") ? filer : getter.invoke(environment, none)));
            return null;
        });
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    @Test
    void incrementalBuildsKnowThatEveryFileComesFromOneType() throws IOException {
        String file = "META-INF/gradle/incremental.annotation.processors";
        try (InputStream stream = SolvableGameProcessor.class.getClassLoader().getResourceAsStream(file)) {
            assertThat(new String(stream.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo("dev.solvable.processor.SolvableGameProcessor,isolating\n");
        }
    }
}
