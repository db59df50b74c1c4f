package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only a process of its own can show: another charset. */
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
}
