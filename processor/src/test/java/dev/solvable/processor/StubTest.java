package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.JavaFileObjects.forSourceLines;
import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a declaration with errors gets instead of its solver. */
class StubTest {
    @Test
    void aStubHasTheShapeOfTheInterface(@TempDir Path folder) throws IOException {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        FolderBuild.javacTo(
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
        FolderBuild.javacTo(
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

    /** The compiler reports such a value itself, and nothing is added. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@Tiles(NONE)",
                "@Tiles({\"##\", NONE})",
                "@Tiles(null)",
                "@Tiles(5)",
                "@Tiles",
                "@Tiles(value = \"##\", filled = \"#\")",
                "@Marks(first = \"X\")",
                "@Marks(gravity = \"true\")",
                "@Marks @NoMoves(Outcome.LOSS)",
                "@Marks @NoMoves(Ending.LOSS)",
                "@Marks @NoMoves(LOSES)",
                "@Marks @Lines(length = 3L)",
                "@Marks @Lines(patterns = {\"0 1\", NONE})",
                "@Marks @Board(rows = NONE, columns = 9)",
                "@Marks @Board(rows = 1, columns = 9, cellNames = NONE)"
            })
    void aValueOfNoUseIsReportedByTheCompilerAlone(String annotations, @TempDir Path folder) throws IOException {
        String source = "import dev.solvable.*;\n@SolvableGame(cells = 9) " + annotations
                + " class Game { int moves = new GameSolver().moves(0).length; }\n";
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        FolderBuild.javacTo(folder, diagnostics, forSourceLines("Game", source));
        assertThat(diagnostics.getDiagnostics().toString())
                .contains("Game.java:2")
                .doesNotContain("[Solvable:");
        assertThat(Eclipse.compile(
                        Files.writeString(folder.resolve("Game.java"), source),
                        Files.createDirectory(folder.resolve("out"))))
                .singleElement()
                .matches(said -> said.line() == 2 && !said.text().contains("Solv"));
    }

    /** The Eclipse compiler shows what is wrong with a record without its file and line. */
    @Test
    void whatHasNoPlaceNamesTheGame(@TempDir Path folder) throws IOException {
        Path game = Files.writeString(
                folder.resolve("Game.java"),
                "@dev.solvable.SolvableGame(cells = 99)\n@dev.solvable.Marks\nrecord Game() {}\n");
        assertThat(Eclipse.warnings("-nowarn", List.of(game), folder))
                .contains("[Solvable:CellsOutOfRange] cells = 99", ". This is about the record Game.");
    }
}
