package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The processor's options. */
class OptionsTest {
    private static Compilation compile(String budget, String expect) {
        return javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Xlint:all", "-Werror", "-Asolvable.proofBudget=" + budget)
                .compile(JavaFileObjects.forSourceLines(
                        "TicTacToe",
                        "import dev.solvable.*;",
                        "@SolvableGame(cells = 9, expect = Expectation." + expect + ")",
                        "@Board(rows = 3, columns = 3)",
                        "@Marks",
                        "@Lines(length = 3)",
                        "final class TicTacToe {",
                        "    static final Solver SOLVER = new TicTacToeSolver();",
                        "}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "many", "-1", "1e6", "99999999999999999999"})
    void whatIsNoNumberOfPositionsIsRefused(String budget) {
        Compilation compilation = compile(budget, "DRAW");
        assertThat(compilation)
                .hadErrorContaining("[Solvable:BadOption] the processor option solvable.proofBudget is \"" + budget
                        + "\", which says nothing; write -Asolvable.proofBudget= with a number of positions from 0.")
                .inFile(compilation.sourceFiles().get(0))
                .onLine(6);
        assertThat(compilation).hadErrorCount(1);
    }

    private static Compilation compileFor(String engine) {
        return javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Asolvable.engine=" + engine)
                .compile(JavaFileObjects.forSourceLines(
                        "TicTacToe",
                        "import dev.solvable.*;",
                        "@SolvableGame(cells = 9)",
                        "@Board(rows = 3, columns = 3)",
                        "@Marks",
                        "@Lines(length = 3)",
                        "final class TicTacToe {}"));
    }

    @ParameterizedTest
    @CsvSource({"SWEEP, MarksTable", "SEARCH, MarksSearchEngine", "WORD_SWEEP, MarksTable"})
    void theEngineAskedForIsTakenWhereItCanSolveTheGame(String engine, String made) throws IOException {
        String source = compileFor(engine)
                .generatedSourceFile("TicTacToeSolver")
                .orElseThrow()
                .getCharContent(true)
                .toString();
        assertThat(source).contains("super(PLAN, new " + made + "(");
        assertThat(source.contains("the one that the processor was asked for")).isEqualTo(!engine.equals("WORD_SWEEP"));
    }

    /** It was taken as a wish for a search, which may take for ever. */
    @Test
    void aSearchOfThreatsIsNoWishWhereNothingIsWonByLines() throws IOException {
        String source = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Asolvable.engine=THREAT_SEARCH")
                .compile(JavaFileObjects.forSourceLines(
                        "Singles",
                        "import dev.solvable.*;",
                        "@SolvableGame(cells = 20)",
                        "@Tiles(\"#\")",
                        "@NoMoves(Ending.WINS)",
                        "final class Singles {}"))
                .generatedSourceFile("SinglesSolver")
                .orElseThrow()
                .getCharContent(true)
                .toString();
        assertThat(source).contains("new WordOutcomes(").contains("fit in a table");
    }

    @Test
    void anUnknownEngineIsRefused() {
        Compilation compilation = compileFor("FASTEST");
        assertThat(compilation)
                .hadErrorContaining(
                        "[Solvable:BadOption] the processor option solvable.engine is \"FASTEST\", which says"
                                + " nothing; write -Asolvable.engine= with one of SWEEP, WORD_SWEEP, ");
        assertThat(compilation).hadErrorCount(1);
    }

    /** Only javac says so itself, and only with -Xlint:processing. */
    @Test
    void anUnknownOptionIsRefusedOnce() {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Asolvable.proofbudget=5", "-Asolvable.report=yes", "-Aother.report=yes")
                .compile(JavaFileObjects.forSourceLines(
                        "Row",
                        "@dev.solvable.SolvableGame(cells = 3)",
                        "@dev.solvable.Marks",
                        "class Row {}",
                        "@dev.solvable.SolvableGame(cells = 4)",
                        "@dev.solvable.Marks",
                        "class Second {}"));
        assertThat(compilation)
                .hadErrorContaining("[Solvable:UnknownOption] there is no processor option solvable.proofbudget; write"
                        + " one of -Asolvable.engine, -Asolvable.foldSymmetries, -Asolvable.proofBudget,"
                        + " -Asolvable.report.")
                .inFile(compilation.sourceFiles().get(0))
                .onLine(3);
        assertThat(compilation)
                .hadErrorContaining("[Solvable:BadOption]")
                .inFile(compilation.sourceFiles().get(0))
                .onLine(3);
        assertThat(compilation).hadErrorCount(2);
    }

    @Test
    void aBudgetThatIsTooSmallLeavesTheExpectationUnchecked() {
        Compilation compilation = compile("10", "FIRST_WINS");
        assertThat(compilation).succeeded();
        assertThat(compilation)
                .hadNoteContaining(
                        "[Solvable:NotProved] expect = FIRST_WINS was not checked: the game has 19,683 positions")
                .inFile(compilation.sourceFiles().get(0))
                .onLine(2);
    }

    @Test
    void aBudgetThatSufficesChecksIt() {
        assertThat(compile("5000", "DRAW")).succeededWithoutWarnings();
        assertThat(compile("5000", "SECOND_WINS")).hadErrorContaining("[Solvable:WrongExpectation]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solvable.report", "solvable.foldSymmetries"})
    void whatIsNeitherTrueNorFalseIsRefused(String option) {
        for (String value : List.of("", "yes", "TRUE")) {
            Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                    .withOptions("-A" + option + "=" + value)
                    .compile(JavaFileObjects.forSourceLines(
                            "Row", "@dev.solvable.SolvableGame(cells = 3)", "@dev.solvable.Marks", "class Row {}"));
            assertThat(compilation)
                    .hadErrorContaining("[Solvable:BadOption] the processor option " + option + " is \"" + value
                            + "\", which says nothing; write -A" + option + "= with true or false.")
                    .inFile(compilation.sourceFiles().get(0))
                    .onLine(3);
            assertThat(compilation).hadErrorCount(1);
        }
    }
}
