package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceLines;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the entry does: rounds, names, and types of every kind. */
class ProcessorTest {
    private static Compilation compile(JavaFileObject... sources) {
        return javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Xlint:all", "-Werror")
                .compile(sources);
    }

    private static String generated(Compilation compilation, String name) throws IOException {
        return compilation
                .generatedSourceFile(name)
                .orElseThrow()
                .getCharContent(true)
                .toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"class", "final class", "public class", "abstract class", "interface", "record"})
    void classesInterfacesAndRecordsDeclareGames(String kind) {
        String body = kind.equals("record") ? "() {}" : " {}";
        Compilation compilation = compile(forSourceLines(
                "games.Game",
                "package games;",
                "@dev.solvable.SolvableGame(cells = 3)",
                "@dev.solvable.Marks",
                kind + " Game" + body));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation).generatedSourceFile("games.GameSolver").isNotNull();
    }

    @Test
    void aSolverIsPublicWhereTheTypeAndAllAroundItAre() throws IOException {
        Compilation compilation = compile(forSourceLines(
                "games.Games",
                "package games;",
                "import dev.solvable.*;",
                "public interface Games {",
                "    @SolvableGame(cells = 3) @Tiles(\"##\") class Open {}",
                "    class Around {",
                "        @SolvableGame(cells = 3) @Tiles(\"##\") static class Hidden {}",
                "    }",
                "}"));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation, "games.Games_OpenSolver")).contains("public final class Games_OpenSolver");
        assertThat(generated(compilation, "games.Games_Around_HiddenSolver"))
                .contains("\nfinal class Games_Around_HiddenSolver");
    }

    @Test
    void aStubHasTheShapeOfTheInterface(@TempDir Path folder) throws IOException {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        javacTo(
                folder,
                diagnostics,
                forSourceLines(
                        "games.Game",
                        "package games;",
                        "import dev.solvable.*;",
                        "@SolvableGame(cells = 99) @Tiles(\"##\") public class Game {}"),
                forSourceLines(
                        "games.Use",
                        "package games;",
                        "import dev.solvable.*;",
                        "class Use {",
                        "    int ask(ImpartialSolver solver) throws InterruptedException {",
                        "        solver.solve((done, total) -> {});",
                        "        return solver.nimber(solver.parse(\"#\", Player.EITHER));",
                        "    }",
                        "    int ask() throws InterruptedException { return ask(new GameSolver()); }",
                        "}"));
        assertThat(diagnostics.getDiagnostics()).hasSize(1);
        String stub = Files.readString(folder.resolve("games/GameSolver.java"));
        assertThat(stub)
                .contains("@Generated(\"dev.solvable.processor.SolvableGameProcessor\")")
                .contains("public final class GameSolver implements ImpartialSolver")
                .contains("public GameSolver()")
                .contains("the declaration of Game has errors; correct them and compile again");
        List<Method> api = new ArrayList<>(List.of(Solver.class.getDeclaredMethods()));
        api.addAll(List.of(ImpartialSolver.class.getDeclaredMethods()));
        for (Method method : api) {
            String parameters = Arrays.stream(method.getParameters())
                    .map(parameter -> parameter.getType().getSimpleName() + " \\w+")
                    .collect(Collectors.joining(", ", "\\(", "\\)"));
            String result = Pattern.quote(method.getReturnType().getSimpleName());
            assertThat(stub).containsPattern("public " + result + " " + method.getName() + parameters);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@Marks                                     | Solver",
                "@Marks(choice = Choice.OWN)                | Solver",
                "@Marks(choice = Choice.ANY)                | ImpartialSolver",
                "@Marks(choice = Choice.SHARED)             | ImpartialSolver",
                "@Tiles(value = \"#\", by = Player.EITHER)    | ImpartialSolver",
                "@Tiles(value = \"#\", by = Player.FIRST)     | Solver",
                "@Tiles(\"#\") @Tiles(value = \"#\", by = Player.SECOND) | Solver",
                "/* a method alone */                       | ImpartialSolver",
            })
    void aStubIsImpartialWhereTheSolverWouldBe(String annotations, String expected, @TempDir Path folder)
            throws IOException {
        String method = annotations.startsWith("@") ? "" : "@MoveSource static long[][] moves() { return null; }";
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        javacTo(
                folder,
                diagnostics,
                forSourceLines(
                        "Game",
                        "import dev.solvable.*;",
                        "@SolvableGame(cells = 99) " + annotations,
                        "class Game { " + method + " }"));
        assertThat(diagnostics.getDiagnostics()).hasSize(1);
        assertThat(Files.readString(folder.resolve("GameSolver.java")))
                .contains("final class GameSolver implements " + expected + " {");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@MoveSource static Missing[] moves() { return null; }",
                "@MoveSource static long[][] moves() throws Missing { return null; }",
                "@MoveSource static java.util.List<Missing> moves() { return null; }",
            })
    void aMethodOfUnknownTypesIsLeftToTheCompiler(String method) {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-XDshould-stop.ifError=FLOW")
                .compile(forSourceString(
                        "Game", "import dev.solvable.*; @SolvableGame(cells = 9) class Game { " + method + " }"));
        assertThat(compilation).failed();
        assertThat(compilation.errors()).hasSize(1);
        assertThat(compilation.errors().toString()).doesNotContain("[Solvable:");
    }

    @Test
    void annotationsOnTypesAreNoPartOfASignature() {
        Compilation compilation = compile(
                forSourceString(
                        "Fresh",
                        "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Fresh {}"),
                forSourceString(
                        "Game",
                        "import dev.solvable.*; @SolvableGame(cells = 9) @Marks class Game {"
                                + " @WinCheck static @Fresh boolean won(@Fresh long own, long other,"
                                + " final @Fresh Player owner) { return false; } }"));
        assertThat(compilation).succeededWithoutWarnings();
    }

    @Test
    void ourOwnEarlierOutputOnTheClassPathDoesNotTakeTheName(@TempDir Path folder) throws IOException {
        JavaFileObject game = forSourceString(
                "Game", "@dev.solvable.SolvableGame(cells = 3) @dev.solvable.Tiles(\"#\") class Game {}");
        for (int build = 1; build <= 2; build++) {
            DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
            assertThat(javacTo(folder, diagnostics, game)).isTrue();
            assertThat(diagnostics.getDiagnostics()).isEmpty();
        }
    }

    @Test
    void aFolderThatCannotBeWrittenToIsAnErrorOfTheGame(@TempDir Path folder) throws IOException {
        // A file stands where the package's folder would go.
        Files.writeString(folder.resolve("games"), "");
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        boolean success = javacTo(
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

    /** Compiles into a folder that is on the class path too, as an incremental build does. */
    private static boolean javacTo(
            Path folder, DiagnosticCollector<JavaFileObject> diagnostics, JavaFileObject... sources) {
        String classPath = folder + File.pathSeparator + System.getProperty("java.class.path");
        JavaCompiler.CompilationTask task = ToolProvider.getSystemJavaCompiler()
                .getTask(
                        null,
                        null,
                        diagnostics,
                        List.of("-d", folder.toString(), "-cp", classPath, "-implicit:none"),
                        null,
                        List.of(sources));
        task.setProcessors(List.of(new SolvableGameProcessor()));
        return task.call();
    }

    @Test
    void constantsMayComeFromAnotherProcessor() throws IOException {
        JavaFileObject game = forSourceLines(
                "Game",
                "@dev.solvable.SolvableGame(cells = Sizes.CELLS)",
                "@dev.solvable.Tiles({Sizes.TILE, \"###\"})",
                "class Game { GameSolver solver = new GameSolver(); }");
        Compilation compilation = javac()
                // Ours claims its annotations; after that javac would not ask one that asks for all.
                .withProcessors(
                        new OneSourceProcessor(
                                "Sizes",
                                "class Sizes { static final int CELLS = 9; static final String TILE = \"##\"; }"),
                        new SolvableGameProcessor())
                .compile(game);
        assertThat(compilation).succeeded();
        assertThat(generated(compilation, "GameSolver")).doesNotContain("has errors");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@SolvableGame(cells = Missing.CELLS) @Marks",
                "@SolvableGame(cells = \"nine\") @Marks",
                "@SolvableGame @Marks",
                "@SolvableGame(cells = 9) @Board(rows = 3) @Marks",
                "@SolvableGame(cells = 9) @Tiles(Missing.TILE)",
                "@SolvableGame(cells = 9) @Tiles({\"##\", Missing.TILE})",
                "@SolvableGame(cells = 9) @Tiles(3)",
                "@SolvableGame(cells = 9) @Marks @NoMoves(Ending.NOBODY)",
                "@SolvableGame(cells = 9) @Marks @NoMoves(null)",
                "@SolvableGame(cells = 9) @Marks(choice = 3)",
                "@SolvableGame(cells = 9) @Marks(first = \"x\")",
                "@SolvableGame(cells = 9) @Marks @Lines(length = three())",
                "@SolvableGame(cells = 9, cells = 9) @Marks",
            })
    void whatTheCompilerRefusesByItselfNeverCrashes(String annotations) {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-XDshould-stop.ifError=FLOW")
                .compile(forSourceString(
                        "Game",
                        "import dev.solvable.*; " + annotations + " class Game { static int three() { return 3; } }"));
        assertThat(compilation).failed();
        assertThat(compilation.errors().toString()).doesNotContain("[Solvable:");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@SolvableGame(cells = 9) @Tiles({\"##\", #\"x\"})",
                "@SolvableGame(cells = 9) @Tiles(\"##\") @Tiles({\"#\", #\"x\"})",
                "@SolvableGame(cells = 9) @Tiles(\"##\") @Tiles(rotate = false, value = #\"x\")",
                "@SolvableGame(cells = 9) @Tiles(\"##\") @Tiles(#{})",
                "@SolvableGame(cells = 9) @Tiles(\"##\") @Tiles.List(@Tiles(#{}))",
                "@SolvableGame(cells = #0) @Marks",
                "@SolvableGame(cells = 9) @Marks #@Lines",
                "@SolvableGame(cells = 9) @Marks @Lines(patterns = {\"1\", #\"9\"})",
            })
    void errorsPointAtTheVeryValue(String marked) {
        int column = marked.lastIndexOf(" #") >= 0 ? marked.lastIndexOf(" #") + 1 : marked.lastIndexOf("(#") + 1;
        String annotations = marked.substring(0, column) + marked.substring(column + 1);
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .compile(forSourceLines("Game", "import dev.solvable.*;", annotations, "class Game {}"));
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation.errors().get(0).getLineNumber()).isEqualTo(2);
        assertThat(compilation.errors().get(0).getColumnNumber()).isEqualTo(column + 1);
    }

    @Test
    void anotherVersionOfTheAnnotationsIsNamed() {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .compile(
                        forSourceLines(
                                "dev.solvable.Marks",
                                "package dev.solvable;",
                                "public @interface Marks {",
                                "    char first() default 'x';",
                                "    char second() default 'o';",
                                "    char empty() default '.';",
                                "    boolean invisible() default false;",
                                "}"),
                        forSourceLines(
                                "Game",
                                "import dev.solvable.*;",
                                "@SolvableGame(cells = 3)",
                                "@Marks(",
                                "    invisible = true)",
                                "class Game {}"));
        assertThat(compilation)
                .hadErrorContaining(
                        "[Solvable:VersionMismatch] this version of the processor does not know invisible of"
                                + " @Marks; use solvable-annotations and solvable-processor of the same version.")
                .inFile(forSourceString("Game", ""))
                .onLine(4);
    }

    /** Compiles a game with these annotations, beside an enum of another version, which has these constants. */
    private static Compilation withConstants(String type, String constants, String... annotations) {
        return javac().withProcessors(new SolvableGameProcessor())
                .compile(
                        forSourceLines(
                                "dev.solvable." + type,
                                "package dev.solvable;",
                                "public enum " + type + " { " + constants + " }"),
                        forSourceString(
                                "Game",
                                "import dev.solvable.*;\n" + String.join("\n", annotations) + "\nclass Game {}"));
    }

    /** An enum of another version has a constant more, which one of the annotations is given. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Choice | OWN, ANY, SHARED, NEITHER | @Marks(choice = Choice.NEITHER)",
                "Player | FIRST, SECOND, EITHER, THIRD | @Tiles(\"##\") @Tiles(value = \"#\", by = Player.THIRD)",
                "Player | FIRST, SECOND, EITHER, THIRD | @Marks @Lines(length = 2, by = Player.THIRD)",
                "Ending | WINS, LOSES, DRAWS, SCORES, TAKES, PASSES | @Marks @NoMoves(Ending.PASSES)",
                "Direction | NORTH, EAST, SOUTH, WEST, UP | @Pieces(value = \"X.o\", forward = {Direction.EAST,"
                        + " Direction.UP}) @Move(way = \"W\")",
                "Onto | EMPTY, ENEMY, EITHER, SELF | @Pieces(\"X.o\") @Move(way = \"W\", onto = Onto.SELF)",
            })
    void anUnknownConstantIsAnotherVersions(String type, String constants, String annotations) {
        String constant = constants.substring(constants.lastIndexOf(' ') + 1);
        Compilation compilation = withConstants(
                type,
                constants,
                "@SolvableGame(cells = 3)",
                annotations.replace(type + "." + constant, "\n" + type + "." + constant));
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation)
                .hadErrorContaining("[Solvable:VersionMismatch] this version of the processor does not know " + type
                        + "." + constant)
                .inFile(forSourceString("Game", ""))
                .onLine(4);
    }

    @ParameterizedTest
    @CsvSource({"Encoding, AUTO BITMASK TERNARY QUATERNARY, encoding", "Expectation, UNSTATED NOBODY_KNOWS, expect"})
    void anUnknownConstantOfTheGameIsAnotherVersions(String type, String constants, String element) {
        String constant = constants.substring(constants.lastIndexOf(' ') + 1);
        Compilation compilation = withConstants(
                type,
                constants.replace(" ", ", "),
                "@SolvableGame(cells = 3, " + element + " = " + type + "." + constant + ") @Marks");
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation)
                .hadErrorContaining("[Solvable:VersionMismatch] this version of the processor does not know " + type
                        + "." + constant);
    }

    @Test
    void incrementalBuildsKnowThatEveryFileComesFromOneType() throws IOException {
        String file = "META-INF/gradle/incremental.annotation.processors";
        try (InputStream stream = SolvableGameProcessor.class.getClassLoader().getResourceAsStream(file)) {
            assertThat(new String(stream.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo("dev.solvable.processor.SolvableGameProcessor,isolating\n");
        }
    }

    @Test
    void aTypeAddedInALaterRoundMeetsTheNamesOfTheEarlierOnes() {
        AbstractProcessor later = new AbstractProcessor() {
            private boolean done;

            @Override
            public Set<String> getSupportedAnnotationTypes() {
                return Set.of("*");
            }

            @Override
            public SourceVersion getSupportedSourceVersion() {
                return SourceVersion.latestSupported();
            }

            @Override
            public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
                if (!done) {
                    done = true;
                    try (Writer writer =
                            processingEnv.getFiler().createSourceFile("A_B").openWriter()) {
                        writer.write("@dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks class A_B {}");
                    } catch (IOException failure) {
                        throw new IllegalStateException(failure);
                    }
                }
                return false;
            }
        };
        Compilation compilation = javac().withProcessors(later, new SolvableGameProcessor())
                .compile(forSourceString(
                        "A",
                        "class A { @dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks static class B {} }"));
        assertThat(compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)))
                .containsExactly(
                        "[Solvable:NameTaken] the solver of A_B is to be called A_BSolver, and there is another"
                                + " type of that name; rename that type or the game.");
    }
}
