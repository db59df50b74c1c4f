package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

    @Test
    void aBudgetThatIsTooSmallLeavesTheExpectationUnchecked() {
        Compilation compilation = compile("100", "FIRST_WINS");
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
}
