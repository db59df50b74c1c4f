package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The inputs of the problems that come with the app, and their right answers. */
class BundledProblemsTest {
    private static final Path PROBLEMS = Path.of("problems");

    @ParameterizedTest
    @CsvSource({
        "tictactoe, tictactoe-sample",
        "tictactoe, tictactoe",
        "tictactoe-final, tictactoe-final-sample",
        "tictactoe-final, tictactoe-final",
        "blockgame, blockgame-sample",
        "blockgame, blockgame",
    })
    void answersAreExactlyTheRightOnes(String command, String name) throws IOException {
        Path input = PROBLEMS.resolve(name + ".in");
        String answers = Files.readString(PROBLEMS.resolve(name + ".out"));

        assertThat(Run.of(command, input.toString())).as("from the file").isEqualTo(new Run(0, answers, ""));
        assertThat(Run.on(Files.readString(input), command))
                .as("from standard input")
                .isEqualTo(new Run(0, answers, ""));
        assertThat(Run.on(Files.readString(input).replace("\n", " \t\r\n"), command))
                .as("with line ends of another system, after white space")
                .isEqualTo(new Run(0, answers, ""));
    }
}
