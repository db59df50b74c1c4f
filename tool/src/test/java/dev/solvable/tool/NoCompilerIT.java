package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.classpath.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packed program on a Java that has neither the compiler nor its API. */
@Tag("slow")
class NoCompilerIT {
    @TempDir
    private static Path folder;

    private static Path java;

    @BeforeAll
    static void makeRuntimeImage() {
        Path image = folder.resolve("image");
        ToolProvider jlink = ToolProvider.findFirst("jlink").orElseThrow();
        assertThat(jlink.run(
                        System.out,
                        System.err,
                        "--add-modules",
                        "java.base,java.logging,jdk.httpserver",
                        "--no-man-pages",
                        "--no-header-files",
                        "--output",
                        image.toString()))
                .isZero();
        java = image.resolve("bin").resolve("java");
    }

    private static Run run(String... args) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(java.toString(), "-jar", System.getProperty("solvable.tool.jar")));
        command.addAll(List.of(args));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return new Run(process.exitValue(), text(out), text(err));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "serve", "games", "source", "play"})
    void aJavaFileIsRefusedInOneSentence(String command) throws Exception {
        Files.writeString(folder.resolve("Treblecross.java"), "class Treblecross {}");

        assertThat(run(command, "Treblecross.java"))
                .isEqualTo(new Run(2, "", "a game that is a Java file " + needsJdk()));
    }

    @Test
    void editingIsRefusedInOneSentence() throws Exception {
        assertThat(run("serve", "--edit", "--port", "0")).isEqualTo(new Run(2, "", "--edit " + needsJdk()));
    }

    private static String needsJdk() {
        Path home = java.getParent().getParent();
        return "needs a JDK: the Java in " + home + " has no compiler\n";
    }

    @Test
    void allElseWorks() throws Exception {
        Path classes = Project.classes(folder.resolve("classes"), "dev/solvable/sample/games/KaylesSolver");
        Run solved = run("--classpath", classes.toString(), "solve", "Kayles");

        assertThat(solved.err()).isEmpty();
        assertThat(solved.lines()).contains("to move:    either");
    }
}
