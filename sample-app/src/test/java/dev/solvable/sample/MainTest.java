package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.terminal.Streams;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands and arguments as such. */
class MainTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\" | Unmatched argument at index 0: '' (see 'solvable --help')",
                "tictacto | Unmatched argument at index 0: 'tictacto'; did you mean 'tictactoe'? "
                        + "(see 'solvable --help')",
                "solve | Missing required parameter: 'GAME' (see 'solvable solve --help')",
                "solve TicTacTo | there is no game 'TicTacTo'; did you mean 'TicTacToe'?",
                "source cran | there is no game 'cran'; did you mean 'Cram'?",
                "solve Cram --to-move third | Invalid value for option '--to-move': expected first or second, "
                        + "found 'third' (see 'solvable solve --help')",
            })
    void aWrongArgumentIsToldInOneLine(String arguments, String complaint) {
        assertThat(Run.of(arguments.split(" "))).isEqualTo(new Run(2, "", complaint + "\n"));
    }

    @Test
    void anUnknownGameUnlikeAnyGetsTheList() {
        assertThat(Run.of("solve", "Parcheesi").err())
                .startsWith("there is no game 'Parcheesi'; the games are TicTacToe, ")
                .hasLineCount(1);
    }

    @Test
    void noCommandIsToldInOneLine() {
        assertThat(Run.of()).isEqualTo(new Run(2, "", "Missing required subcommand (see 'solvable --help')\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "tictactoe-final", "blockgame", "games", "solve", "play", "source", "serve"})
    void everyCommandHasHelp(String command) {
        Run run = Run.of(command, "--help");

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("Usage: solvable " + command + " ");
        assertThat(Run.of("--help").out()).contains("  " + command + " ");
    }

    @Test
    void answersThatCannotBeWrittenAreAnError() {
        Writer full = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("no space left");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        StringWriter err = new StringWriter();
        Streams streams =
                new Streams(new ByteArrayInputStream(new byte[0]), new PrintWriter(full), new PrintWriter(err));

        assertThat(Main.run(streams, "games")).isEqualTo(1);
        assertThat(err.toString().strip()).isEqualTo("cannot write the output");
    }
}
