package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command says without Spark, and how games are named. */
class SolveTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Solve.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void withoutAMasterItSaysHowToStartIt() {
        assertThat(run("example.Game", "--out", "somewhere")).isEqualTo(2);
        assertThat(err.toString()).contains("spark-submit").hasLineCount(1);
    }

    @Test
    void aWrongOptionIsRefused() {
        assertThat(run("example.Game", "--out", "somewhere", "--pars", "3")).isEqualTo(2);
        assertThat(err.toString()).contains("--pars").contains("--parts");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dev.solvable.spark.Games$TicTacToe",
                "dev.solvable.spark.Games.TicTacToe",
                "dev.solvable.spark.Games_TicTacToeSolver"
            })
    void aGameIsNamedAsJavaDoesOrByItsSolver(String name) {
        assertThat(GameClass.named(name).solver()).isEqualTo("dev.solvable.spark.Games_TicTacToeSolver");
    }

    @Test
    void aGameOfPointsIsRefusedWithTheReason() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameClass.named("dev.solvable.spark.Pairs"))
                .withMessageStartingWith("dev.solvable.spark.Pairs is played for points, and what machines send");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"TicTacToe", "dev.solvable.spark.Games", "dev.solvable.spark.Nothing", "java.lang.String", ""})
    void aNameWithoutASolverIsRefused(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameClass.named(name))
                .withMessageContaining("there is no solver of " + name + " on the class path");
    }
}
