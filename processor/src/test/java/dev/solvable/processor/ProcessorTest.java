package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceLines;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the entry does: rounds, names, and types of every kind. */
class ProcessorTest {
    private static Compilation compile(JavaFileObject... sources) {
        return javac()
                .withProcessors(new SolvableGameProcessor())
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
    void aStubHasTheShapeOfTheInterface() throws Exception {
        Compilation compilation = javac()
                .withProcessors(new SolvableGameProcessor())
                .withOptions("-XDshould-stop.ifError=GENERATE")
                .compile(
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
        assertThat(compilation).hadErrorCount(1);
        String stub = generated(compilation, "games.GameSolver");
        assertThat(stub)
                .contains("@Generated(\"dev.solvable.processor.SolvableGameProcessor\")")
                .contains("public final class GameSolver implements ImpartialSolver")
                .contains("public GameSolver()")
                .contains("the declaration of Game has errors; correct them and compile again");
        for (Class<?> api : List.of(Solver.class, ImpartialSolver.class)) {
            for (var method : api.getDeclaredMethods()) {
                String parameters = Arrays.stream(method.getParameterTypes())
                        .map(Class::getSimpleName)
                        .collect(Collectors.joining(" \\w+, ", "\\(", ""));
                assertThat(stub)
                        .containsPattern("public " + method.getReturnType().getSimpleName().replace("[]", "\\[\\]") + " "
                                + method.getName() + parameters);
            }
        }
    }

    @Test
    void ourOwnEarlierOutputDoesNotTakeTheName() {
        JavaFileObject earlier = forSourceLines(
                "Api",
                "@dev.solvable.Generated(\"dev.solvable.processor.SolvableGameProcessor\")",
                "final class GameSolver {}",
                "class Api {}");
        // It stands among the sources here, which the filer refuses; what matters is that the names alone do not.
        Compilation compilation = javac()
                .withProcessors(new SolvableGameProcessor())
                .compile(
                        earlier,
                        forSourceString(
                                "Game", "@dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks class Game {}"));
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation).hadErrorContaining("[Solvable:NameTaken]");
    }

    /** Generates a class of constants in the first round. */
    private static final class ConstantsProcessor extends AbstractProcessor {
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
                        processingEnv.getFiler().createSourceFile("Sizes").openWriter()) {
                    writer.write("class Sizes { static final int CELLS = 9; static final String TILE = \"##\"; }");
                } catch (IOException failure) {
                    throw new IllegalStateException(failure);
                }
            }
            return false;
        }
    }

    @Test
    void constantsMayComeFromAnotherProcessor() throws IOException {
        JavaFileObject game = forSourceLines(
                "Game",
                "@dev.solvable.SolvableGame(cells = Sizes.CELLS)",
                "@dev.solvable.Tiles({Sizes.TILE, \"###\"})",
                "class Game { GameSolver solver = new GameSolver(); }");
        Compilation compilation = javac()
                .withProcessors(new SolvableGameProcessor(), new ConstantsProcessor())
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
                "@SolvableGame(cells = 9) @Marks @Marks",
                "@SolvableGame(cells = 9) @Marks @Lines(length = three())",
                "@SolvableGame(cells = 9, cells = 9) @Marks",
            })
    void whatTheCompilerRefusesByItselfNeverCrashes(String annotations) {
        Compilation compilation = javac()
                .withProcessors(new SolvableGameProcessor())
                .withOptions("-XDshould-stop.ifError=FLOW")
                .compile(forSourceString(
                        "Game",
                        "import dev.solvable.*; " + annotations + " class Game { static int three() { return 3; } }"));
        assertThat(compilation).failed();
        assertThat(compilation.errors().toString()).doesNotContain("[Solvable:");
    }

    @Test
    void anotherVersionOfTheAnnotationsIsNamed() {
        Compilation compilation = javac()
                .withProcessors(new SolvableGameProcessor())
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
                .hadErrorContaining("[Solvable:VersionMismatch] this version of the processor does not know invisible of"
                        + " @Marks; use solvable-annotations and solvable-processor of the same version.")
                .inFile(forSourceString("Game", ""))
                .onLine(4);
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
        Compilation compilation = javac()
                .withProcessors(new SolvableGameProcessor(), later)
                .compile(forSourceString(
                        "A", "class A { @dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks static class B {} }"));
        assertThat(compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)))
                .containsExactly("[Solvable:NameTaken] the solver of A_B is to be called A_BSolver, and there is another"
                        + " type of that name; rename that type or the game.");
    }
}
