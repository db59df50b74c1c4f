package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

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
                .contains("\"ConnectFour7x6\"");
    }
}
