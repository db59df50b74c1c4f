package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a command loads: answers to a judge do not wait for a web server to be read from the jar. */
@Tag("slow")
class StartUpTest {
    private static final String ONLY_FOR_OTHERS =
            ".* (dev\\.solvable\\.tool\\.(web|analysis)\\.|com\\.google\\.gson\\.|com\\.sun\\.net\\.httpserver\\."
                    + "|sun\\.net\\.httpserver\\.).*";

    private static List<String> loadedBy(String... command) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-Xlog:class+load",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.solvable.sample.Main"));
        line.addAll(List.of(command));
        Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
        process.getOutputStream().close();
        List<String> printed =
                new String(process.getInputStream().readAllBytes()).lines().toList();
        assertThat(process.waitFor()).isZero();
        return printed;
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, problems/tictactoe-sample.in, TicTacToeSolver",
        "tictactoe-final, problems/tictactoe-final-sample.in, TicTacToeSolver",
        "blockgame, problems/blockgame-sample.in, BlockGameSolver",
    })
    void aJudgeCommandLoadsNothingOfTheWebExplorer(String command, String input, String solver)
            throws IOException, InterruptedException {
        List<String> loaded = loadedBy(command, input);

        assertThat(loaded).anyMatch(line -> line.contains("dev.solvable.sample.games." + solver));
        assertThat(loaded).noneMatch(line -> line.matches(ONLY_FOR_OTHERS));
    }

    @Test
    void whatIsLookedForIsThereWhenItIsNeeded() throws IOException, InterruptedException {
        assertThat(loadedBy("serve", "--help")).noneMatch(line -> line.matches(ONLY_FOR_OTHERS));
    }
}
