package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page of the command line shows what the commands print. */
class ReadmeTest {
    private static final Pattern CONSOLE =
            Pattern.compile("^```console\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    private static final Pattern COMMAND =
            Pattern.compile("^\\$ (?:printf '([^']*)' \\| )?\\./solvable (.*)\n((?:(?!\\$ ).*\n)*)", Pattern.MULTILINE);

    private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /** What is piped into a command, its line without the program's name, and what is shown below it. */
    record Transcript(String input, String command, String printed) {
        String[] arguments() {
            List<String> arguments = new ArrayList<>();
            Matcher argument = ARGUMENT.matcher(command);
            while (argument.find()) {
                String text = argument.group(1) == null ? argument.group(2) : argument.group(1);
                // Its commands are called in the root of the project, this test runs in its module.
                arguments.add(text.startsWith("sample-app/") ? "../" + text : text);
            }
            return arguments.toArray(String[]::new);
        }

        @Override
        public String toString() {
            return command;
        }
    }

    static List<Transcript> transcripts() throws IOException {
        String page = Files.readString(Path.of("../docs/command-line.md")).replace("\r\n", "\n");
        return CONSOLE.matcher(page)
                .results()
                .flatMap(block -> COMMAND.matcher(block.group(1)).results())
                .map(command -> new Transcript(
                        command.group(1) == null ? "" : command.group(1).replace("\\n", "\n"),
                        command.group(2),
                        command.group(3)))
                .toList();
    }

    /** What a command on the page writes into the current folder. */
    @AfterAll
    static void removeWhatIsWritten() throws IOException {
        Files.deleteIfExists(Path.of("hexapawn.csv"));
    }

    @Test
    void thereAreTranscripts() throws IOException {
        assertThat(transcripts())
                .hasSizeGreaterThanOrEqualTo(4)
                .extracting(Transcript::command)
                .anyMatch(command -> command.startsWith("play "));
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void aTranscriptIsWhatTheCommandPrints(Transcript transcript) {
        // Without a terminal: only there anything is said of how long it takes, so a busy machine prints the same.
        Run run = Run.on(transcript.input(), transcript.arguments());

        assertThat((run.out() + run.err()).replace(System.lineSeparator(), "\n"))
                .isEqualTo(transcript.printed());
    }
}
