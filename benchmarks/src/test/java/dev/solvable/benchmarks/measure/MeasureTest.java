package dev.solvable.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contest;
import dev.solvable.benchmarks.contest.Contests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is measured is what it is said to be; how long it takes is not looked at. */
class MeasureTest {
    @Test
    void theProgramsThatAnswerTicTacToeAgree() {
        TicTacToeAnswers answers = new TicTacToeAnswers();

        assertThat(answers.interpreter()).isEqualTo(answers.generated());
        assertThat(answers.textbook()).isEqualTo(answers.generated());
        assertThat(answers.generatedDistance()).isPositive();
        assertThat(answers.generatedBestMove()).isPositive();
    }

    @Test
    void theProgramsThatAnswerBlockGameAgree() {
        BlockGameAnswers answers = new BlockGameAnswers();

        assertThat(answers.interpreter()).isEqualTo(answers.generated());
        assertThat(answers.textbook()).isEqualTo(answers.generated());
        assertThat(answers.handTuned()).isEqualTo(answers.generated());
    }

    @Test
    void aFreshProcessAnswersAndSaysWhatItKept() throws IOException, InterruptedException {
        Contest contest = Contests.find("OUTCOME/TicTacToe");

        FreshRun run = new FreshProcesses(1).run(contest, Competitor.INTERPRETER, 60);

        assertThat(run.finished()).isTrue();
        assertThat(run.answer()).isEqualTo("DRAW");
        assertThat(run.positions()).isBetween(1_000L, 5_478L);
        assertThat(run.keptBytes()).isGreaterThan(50 * run.positions());
        assertThat(run.answerSeconds()).isGreaterThan(run.workSeconds());
    }

    @Test
    void aProcessThatTakesTooLongIsGivenUp() throws IOException, InterruptedException {
        Contest contest = Contests.find("EVERY_POSITION/BlockGame");

        FreshRun run = new FreshProcesses(1).run(contest, Competitor.INTERPRETER, 0.2);

        assertThat(run.finished()).isFalse();
        assertThat(run.workSeconds()).isEqualTo(0.2);
        assertThat(run.answer()).isEmpty();
    }

    @Test
    void aProcessThatDoesNothingAnswersAtOnce() throws IOException, InterruptedException {
        assertThat(new FreshProcesses(1).nothing().answer()).isEqualTo("nothing was asked");
    }

    @Test
    void theCompilerIsMeasuredWithTheSolverAndWithout(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("Small.java"), """
                package example;

                @dev.solvable.SolvableGame(cells = 4)
                @dev.solvable.Tiles("##")
                final class Small {}
                """);
        Files.writeString(folder.resolve("package-info.java"), "package example;\n");

        List<Compilation> costs = new CompilerCost(0, 1).measure(folder);

        assertThat(costs).extracting(Compilation::game).containsExactly("Small");
        assertThat(costs.get(0).sourceBytes()).isGreaterThan(1_000);
        assertThat(costs.get(0).classBytes()).isGreaterThan(1_000);
        assertThat(costs.get(0).plainSeconds()).isPositive();
    }

    @Test
    @Tag("slow")
    void everySampleThatStandsAloneIsMeasured() throws IOException {
        Path samples = Path.of("../sample-app/src/main/java/dev/solvable/sample/games");

        assertThat(new CompilerCost(0, 1).measure(samples))
                .extracting(Compilation::game)
                .contains("TicTacToe", "Kalah", "SixMensMorris")
                .doesNotContain("ScoredKalah", "GameCatalog");
    }
}
