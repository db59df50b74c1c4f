package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.processor.ErroneousSource.Expectation;
import dev.solvable.processor.comparison.GameCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which types can be the rules of a game as a program. */
class ProgramTypesTest {
    private static final String HEAD = "package games; import dev.solvable.*;\n";

    private static final String GAME = "@SolvableGame(cells = 3)\n";

    /** A row of three counters, of which each move takes the last; a player who cannot move loses. */
    private static final String METHODS = """
            public long start() { return 3; }
            public Player toMove(long position) { return position % 2 == 1 ? Player.FIRST : Player.SECOND; }
            public int successors(long position, long[] into) { into[0] = position - 1; return position > 0 ? 1 : 0; }
            public int mostMoves() { return 1; }
            public Outcome atEnd(long position) { return Outcome.LOSS; }
            public String format(long position) { return "x".repeat((int) position) + ".".repeat(3 - (int) position); }
            public long parse(String board, Player toMove) { return board.replace(".", "").length(); }
            """;

    private static final String BOUND = "public int pliesLeft(long position) { return (int) position; }\n";

    private static Solver solver(String game, String type, String source) {
        GameCompiler.Compilation compilation =
                GameCompiler.compile(Map.of(type, source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.messages()).isEmpty();
        return compilation.solver(game);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Game()          | ''",
                "Game()          | public Game {}",
                "Game()          | public Game() {}",
                "Game(int cells) | Game() { this(3); }",
                "Game(int cells) | @Deprecated Game() { this(3); }",
            })
    void aRecordThatCanBeMadeWithoutArguments(String name, String constructor) {
        Solver solver = solver(
                "Game",
                "Game",
                HEAD + GAME + "public record " + name + " implements GameRules {" + constructor + "\n" + METHODS + "}");
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.WIN);
        assertThat(solver.distance(solver.initial())).isEqualTo(3);
    }

    @Test
    void aNestedRecord() {
        Solver solver = solver(
                "Games_Game",
                "Games",
                HEAD + "public interface Games {\n" + GAME + "record Game() implements GameRules {\n" + METHODS
                        + "} }");
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.WIN);
    }

    @Test
    void aRecordThatIsPlayedForPoints() {
        String gain = "public int gain(long position, long successor) { return (int) position; }\n";
        Solver solver = solver(
                "Game", "Game", HEAD + GAME + "public record Game() implements ScoredRules {\n" + METHODS + gain + "}");
        assertThat(((ScoreSolver) solver).score(solver.initial())).isEqualTo(3 - 2 + 1);
    }

    @Test
    void aRecordWithABoundIsSearched() {
        Solver solver = solver(
                "Game", "Game", HEAD + GAME + "public record Game() implements GameRules {\n" + METHODS + BOUND + "}");
        assertThat(solver.distance(solver.initial())).isEqualTo(3);
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
    }

    /** Not among the erroneous sources, which two compilers read: Eclipse's does not say where such a record stands. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                                      | RulesConstructor"
                        + " | Game implements GameRules, but it has no constructor without arguments that the solver"
                        + " beside it can call; add one that is not private.",
                "private Game() { this(3); }                             | RulesConstructor"
                        + " | Game implements GameRules, but it has no constructor without arguments that the solver"
                        + " beside it can call; add one that is not private.",
                "Game() throws java.io.IOException { this(3); }          | RulesConstructorThrows"
                        + " | the constructor of Game throws java.io.IOException, for which the solver has no answer;"
                        + " handle it in the constructor.",
            })
    void aRecordThatCannotBeMadeWithoutArgumentsIsRefused(String constructor, String message, String text) {
        JavaFileObject game = forSourceString(
                "games.Game",
                HEAD + GAME + "record Game(int cells) implements GameRules {" + constructor + "\n" + METHODS + "}");
        Compilation compilation =
                javac().withProcessors(new SolvableGameProcessor()).compile(game);
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation)
                .hadErrorContaining("[Solvable:" + message + "] " + text)
                .inFile(game)
                .onLine(3);
    }

    /** A misspelt supertype is the compiler's error; that nothing says what a move is only follows from it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "class Game implements Missing              | ''",
                "record Game() implements Missing           | ''",
                "class Game extends Missing                 | ''",
                "class Game implements GameRules, Missing   | ''",
                "class Game extends Middle                  | abstract class Middle extends Missing {}",
                "class Game implements Middle               | interface Middle extends Missing {}",
            })
    void aSupertypeThatIsMissingIsTheOnlyError(String type, String middle, @TempDir Path folder) throws IOException {
        String source = HEAD + middle + "\n" + GAME + type + " {\n" + METHODS + "Solver solver = new GameSolver();}";
        if (type.startsWith("record")) {
            source = source.replace("Solver solver", "static Solver solver");
        }
        int line = middle.isEmpty() ? 4 : 2;
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-XDshould-stop.ifError=FLOW")
                .compile(forSourceString("games.Game", source));
        assertThat(compilation.errors()).hasSize(1);
        assertThat(compilation.notes()).isEmpty();
        assertThat(compilation.errors().get(0).getLineNumber()).isEqualTo(line);
        assertThat(compilation.errors().get(0).getMessage(Locale.ROOT))
                .isEqualTo("cannot find symbol\n  symbol: class Missing");
        assertThat(Eclipse.compile(
                        Files.writeString(folder.resolve("Game.java"), source),
                        Files.createDirectory(folder.resolve("out"))))
                .contains(new Expectation("ERROR", line, "Missing cannot be resolved to a type"))
                .noneMatch(said -> said.text().contains("Solver"));
    }

    @Test
    void rulesInAnnotationsAreCheckedWhateverIsAbove() {
        JavaFileObject game = forSourceString(
                "games.Game", HEAD + GAME + "@Marks\n@Lines(length = 4)\nclass Game extends Missing {}");
        Compilation compilation =
                javac().withProcessors(new SolvableGameProcessor()).compile(game);
        assertThat(compilation).hadErrorCount(2);
        assertThat(compilation)
                .hadErrorContaining("[Solvable:LineTooLong] length = 4, but the longest straight run of cells")
                .inFile(game)
                .onLine(4);
        assertThat(compilation)
                .hadErrorContaining("cannot find symbol")
                .inFile(game)
                .onLine(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"extends Base", "extends Base implements GameRules"})
    void rulesMayComeFromAnotherProcessor(String above) {
        String source = HEAD + GAME + "public final class Game " + above + " { public Game() {} }";
        GameCompiler.Compilation compilation = GameCompiler.compile(
                Map.of("Game", source),
                List.of(
                        new OneSourceProcessor(
                                "games.Base",
                                HEAD + "abstract class Base implements GameRules {\n" + METHODS + BOUND + "}"),
                        new SolvableGameProcessor()));
        assertThat(compilation.messages()).isEmpty();
        Solver solver = compilation.solver("Game");
        assertThat(solver.distance(solver.initial())).isEqualTo(3);
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
    }
}
