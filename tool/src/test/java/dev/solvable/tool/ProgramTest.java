package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program says of itself. */
class ProgramTest {
    @Test
    void helpIsTheSameHoweverItIsAskedFor() {
        assertThat(Run.of("help")).isEqualTo(Run.of("--help"));
        assertThat(Run.of("help", "solve")).isEqualTo(Run.of("solve", "--help"));
        assertThat(Run.of("help", "solve").out()).startsWith("Usage: solvable solve ");
        assertThat(Run.of("help", "solv").status()).isEqualTo(2);
        assertThat(Run.of("help", "solv").err()).contains("solv").hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "help --nope|Unknown option: '--nope' (see 'solvable help --help')",
                "help solve --nope|Unknown option: '--nope' (see 'solvable help --help')",
                "help solve play|Unmatched argument at index 2: 'play' (see 'solvable help --help')",
                "generate-completion --nope|Unknown option: '--nope' (see 'solvable generate-completion --help')"
            })
    void whatHelpDoesNotKnowIsRefused(String line, String told) {
        assertThat(Run.of(line.split(" "))).isEqualTo(new Run(2, "", told + "\n"));
    }

    /** For Java an empty path is the current folder; for a user it is a variable without a value. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve TicTacToe --table EMPTY | option '--table' | solve",
                "games Nim --stats --svg EMPTY | option '--svg' | games",
                "games --tables EMPTY | option '--tables' | games",
                "serve --tables EMPTY | option '--tables' | serve",
                "puzzles TicTacToe --html EMPTY | option '--html' | puzzles",
                "save TicTacToe EMPTY | positional parameter at index 1 (FILE) | save",
                "export TicTacToe EMPTY | positional parameter at index 1 (FILE) | export",
                "verify EMPTY | positional parameter at index 0 (FILE) | verify",
            })
    void anEmptyPathIsRefused(String line, String place, String command) {
        String[] words = Stream.of(line.split(" "))
                .map(word -> word.replace("EMPTY", ""))
                .toArray(String[]::new);

        assertThat(Run.of(words))
                .isEqualTo(new Run(
                        2,
                        "",
                        "Invalid value for " + place + ": expected a path, found '' (see 'solvable " + command
                                + " --help')\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "solve",
                "play",
                "source",
                "save",
                "export",
                "puzzles",
                "verify",
                "serve",
                "help",
                "generate-completion"
            })
    void everyCommandIsListed(String command) {
        assertThat(Run.of("help").out()).contains("  " + command + " ");
    }

    @Test
    void theVersionIsOneLine() {
        Run run = Run.of("--version");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("solvable ")
                .contains(", on Java " + Runtime.version())
                .hasLineCount(1);
    }

    @Test
    void theShellCompletesCommandsOptionsAndGames() {
        Run run = Run.of("generate-completion");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("complete -F _complete_solvable -o default solvable")
                .contains(
                        "local commands=\"games solve play source save export puzzles verify serve help generate-completion\"")
                .contains("'--to-move'")
                .contains("=(\"first\" \"second\") # --to-move values")
                .contains("=(\"first\" \"second\") # --as values")
                .contains("=(\"auto\" \"always\" \"never\") # --color values")
                .contains("\"ConnectFour7x6\"");
    }
}
