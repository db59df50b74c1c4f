package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What only a process of its own can show: which classes it loads, and a heap that is too small. */
@Tag("slow")
class ProcessTest {
    private static final Pattern LOADED = Pattern.compile("dev\\.solvable\\.((?:sample|tool)\\.[a-z]+)\\.(\\w+)");

    /** Runs the program in a JVM with these options; standard error comes with standard output. */
    private static Run run(List<String> options, String... args) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command(options, args))
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out.replace(System.lineSeparator(), "\n"), "");
    }

    private static List<String> command(List<String> options, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(args));
        return command;
    }

    private static String errors(Process process) throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    /** As in {@code source TicTacToe | head -1}: the other program takes what it wants and goes. */
    @Test
    void aReaderThatStopsEndsTheProgramQuietly() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command(List.of(), "source", "TicTacToe")).start();
        process.getInputStream().close();

        assertThat(errors(process)).isEmpty();
        assertThat(process.waitFor()).isEqualTo(141);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tictactoe|999999999999|...",
                "tictactoe-final|XOXOXOXOX|XOXOXOXOX",
                "blockgame|999999999999|.....",
                "play TicTacToe|hint|hint"
            })
    void aReaderThatStopsEndsTheProgramWhateverInputFollows(String arguments, String first, String line)
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command(List.of(), arguments.split(" "))).start();
        process.getInputStream().close();

        assertThatThrownBy(() -> {
                    Writer input = process.outputWriter();
                    input.write(first + "\n");
                    for (int i = 0; i < 10_000_000; i++) {
                        input.write(line + "\n");
                    }
                })
                .isInstanceOf(IOException.class);
        assertThat(errors(process)).isEmpty();
        assertThat(process.waitFor()).isEqualTo(141);
    }

    /** Where a process has no standard input, the JVM reads its classes by that number: to close it is the end. */
    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "tictactoe-final", "play TicTacToe"})
    void aClosedStandardInputIsToldInOneLine(String arguments) throws IOException, InterruptedException {
        assumeTrue(new File("/dev/stdin").exists(), "this system has no name for the standard input");
        List<String> command = new ArrayList<>(List.of("sh", "-c", "exec \"$@\" <&-", "sh"));
        command.addAll(command(List.of(), arguments.split(" ")));
        Process process = new ProcessBuilder(command).start();
        process.getOutputStream().close();

        assertThat(errors(process)).isEqualTo("cannot read standard input: it is closed");
        assertThat(process.getInputStream().readAllBytes()).isEmpty();
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    void aFullDiskIsAnError() throws IOException, InterruptedException {
        File full = new File("/dev/full");
        assumeTrue(full.exists(), "this system has no disk that is always full");
        Process process = new ProcessBuilder(command(List.of(), "source", "TicTacToe"))
                .redirectOutput(full)
                .start();

        assertThat(errors(process)).isEqualTo("cannot write the output");
        assertThat(process.waitFor()).isEqualTo(1);
    }

    /** Whoever has a thousand boards judged waits for the JVM most of the time. */
    @ParameterizedTest
    @CsvSource({"tictactoe, TicTacToeCommand", "tictactoe-final, TicTacToeFinalCommand", "blockgame, BlockGameCommand"})
    void aJudgeProblemLoadsNothingOfTheOtherCommands(String name, String command)
            throws IOException, InterruptedException {
        Run run = run(List.of("-Xlog:class+load"), name, "problems/" + name + "-sample.in");
        List<MatchResult> loaded = LOADED.matcher(run.out()).results().toList();
        Set<String> packages = new TreeSet<>();
        loaded.forEach(type -> packages.add(type.group(1)));

        assertThat(run.status()).isZero();
        assertThat(run.out()).as("the parser of command lines").doesNotContain(" picocli.");
        assertThat(packages)
                .containsExactly(
                        "sample.command", "sample.games", "sample.judge", "tool.games", "tool.input", "tool.terminal");
        assertThat(loaded)
                .filteredOn(type -> List.of("sample.command", "tool.terminal").contains(type.group(1)))
                .extracting(type -> type.group(2))
                .containsOnly(command, "JudgeCommand", "StandardOutput", "Streams", "Terminal");
    }

    @Test
    void aTableThatTheHeapCannotHoldIsRefusedBeforeSolving() throws IOException, InterruptedException {
        Run run = run(List.of("-Xmx24m"), "solve", "FourByFour");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out())
                .matches("FourByFour takes 41 MiB for its tables, and this JVM may use 2\\d MiB; "
                        + "start it with java -Xmx\\d+m\n");
        assertThat(run(List.of("-Xmx24m"), "play", "FourByFour").out()).isEqualTo(run.out());
        assertThat(run(List.of("-Xmx24m"), "solve", "FourByFour", "--estimate").out())
                .contains("heap:       too small: FourByFour takes 41 MiB");
    }
}
