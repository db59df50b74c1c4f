package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.table.SolvedTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only a process of its own can show: another charset, the names of its own files, a terminal. */
@Tag("slow")
class ProcessTest {
    @TempDir
    private Path folder;

    private Run run(List<String> options, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), SampleGames.class.getName()));
        command.addAll(List.of(args));
        Path err = folder.resolve("err");
        Process process =
                new ProcessBuilder(command).redirectError(err.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out, Files.readString(err));
    }

    /** Only a terminal gets colours by default: {@code script} makes one. */
    @ParameterizedTest
    @CsvSource({"xterm, true", "dumb, false"})
    @EnabledOnOs(OS.LINUX)
    void aDumbTerminalGetsNoColours(String terminal, boolean colours) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "there is no program that makes a terminal");
        ProcessBuilder builder = new ProcessBuilder(
                "script",
                "-qec",
                System.getProperty("java.home") + "/bin/java " + SampleGames.class.getName() + " solve TicTacToe",
                folder.resolve("typescript").toString());
        builder.environment().keySet().removeAll(List.of("NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"));
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        builder.environment().put("TERM", terminal);
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).isZero();
        assertThat(out.contains("\33[")).as(out).isEqualTo(colours);
    }

    @Test
    void aJavaFileIsUtf8WhateverTheDefaultCharsetIs() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("Game.java"), """
                import dev.solvable.*;

                @SolvableGame(cells = 3)
                @Tiles("##")
                final class M\u00fchle {}
                """);
        Run run = run(List.of("-Dfile.encoding=ISO-8859-1"), "solve", file.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).element(0).isEqualTo("M\u00fchle");
    }

    /** The system's lock of a file is of a process, and ends when the process closes the file once. */
    @Test
    void aFileThatARunOfThisProcessWritesIsRefusedToOtherProcesses() throws IOException, InterruptedException {
        Solver solver = GameCatalog.find("TicTacToe").orElseThrow();
        Path file = folder.resolve("first.table");
        List<Run> others = new ArrayList<>();
        SolvedTable.writeFirst(solver, file, 2, (done, total) -> {
            if (others.isEmpty()) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> SolvedTable.writeFirst(solver, file, 2, (inner, all) -> {}));
                others.add(otherProcess(file));
            }
        });
        String refusal = file + ".part is being written by another run: wait for its end, or write another file\n";
        assertThat(others).containsExactly(new Run(2, "", refusal));
        assertThat(SolvedTable.writeFirst(solver, file, 2, (done, total) -> {}).positions())
                .isEqualTo(82);
    }

    private Run otherProcess(Path file) {
        try {
            return run(List.of(), "save", "TicTacToe", file.toString(), "--plies", "2");
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The link keeps a wrong implementation from replacing a file of the system. */
    @Test
    void aPipeOfTheProcessIsWrittenTo() throws IOException, InterruptedException {
        Path output = Path.of("/proc/self/fd/1");
        assumeTrue(Files.exists(output), "this system has no name for the standard output");
        Path link = Files.createSymbolicLink(folder.resolve("positions.csv"), output);
        Run run = run(List.of(), "export", "TicTacToe", link.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(5_478 + 2).element(0).asString().startsWith("board,");
    }
}
