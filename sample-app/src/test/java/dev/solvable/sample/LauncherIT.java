package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts the packed app, on a copy of what it needs. */
class LauncherIT {
    private static final Path JAR = Path.of(System.getProperty("solvable.sample-app.jar"));
    private static final String INPUT = "1\nxx.\noo.\n...\n";

    @TempDir
    private Path folder;

    private Path root;
    private Path target;

    @BeforeEach
    void copyTheProject() throws IOException {
        assumeFalse(File.separatorChar == '\\', "a shell script");
        copyTheProjectTo("the project");
    }

    private void copyTheProjectTo(String name) throws IOException {
        root = folder.resolve(name);
        target = Files.createDirectories(root.resolve("sample-app/target"));
        Files.copy(Path.of("../solvable"), root.resolve("solvable"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.copy(JAR, target.resolve("solvable-sample-app.jar"));
    }

    private Run run(String input, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(root.resolve("solvable").toString()));
        command.addAll(List.of(args));
        return run(input, command);
    }

    private Run run(String input, List<String> command) throws IOException, InterruptedException {
        Path in = Files.writeString(folder.resolve("in.txt"), input);
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(in.toFile())
                .redirectError(err.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out, Files.readString(err));
    }

    private Path archive() throws IOException {
        try (Stream<Path> files = Files.list(target)) {
            List<Path> archives =
                    files.filter(file -> file.toString().endsWith(".jsa")).toList();
            assertThat(archives).hasSize(1);
            return archives.get(0);
        }
    }

    @Test
    void itStartsTheAppInTheCallersFolder() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("one board.txt"), INPUT);

        assertThat(run(INPUT, "tictactoe")).isEqualTo(new Run(0, "x\n", ""));
        assertThat(run("", "tictactoe", "one board.txt")).isEqualTo(new Run(0, "x\n", ""));
        assertThat(run("", "solve", "Tic").status()).isEqualTo(2);
        assertThat(run("", "--version").out()).matches("solvable \\d\\S+, on Java " + "[^\n]+\n");
    }

    @Test
    void pathsThatAreNotAsciiAreReadInTheLocaleOfC() throws IOException, InterruptedException {
        // A script holds the letters as they are, whatever the locale of this test.
        Path script = Files.writeString(
                folder.resolve("c.sh"),
                "cat >'plateau é.txt'\nLC_ALL=C exec 'the project/solvable' tictactoe 'plateau é.txt'\n");

        assertThat(run(INPUT, List.of("sh", script.toString()))).isEqualTo(new Run(0, "x\n", ""));
    }

    @Test
    void classesComeFromAnArchiveThatIsMadeOnceForEachJar() throws IOException, InterruptedException {
        run(INPUT, "tictactoe");
        Path archive = archive();
        FileTime made = Files.getLastModifiedTime(archive);
        assertThat(archive).isNotEmptyFile();
        run("", "help");
        assertThat(Files.getLastModifiedTime(archive())).isEqualTo(made);

        // Older than the jar by far, which shows whatever the file system rounds to.
        Files.setLastModifiedTime(archive, FileTime.from(Instant.EPOCH));
        assertThat(run(INPUT, "tictactoe")).isEqualTo(new Run(0, "x\n", ""));
        assertThat(Files.getLastModifiedTime(archive())).isGreaterThanOrEqualTo(made);
    }

    @Test
    void theArchiveHasTheClassesOfTheJudgeCommands() throws IOException, InterruptedException {
        copyTheProjectTo("project"); // where the path of a jar has a space, the JVM leaves its classes out
        run(INPUT, "tictactoe");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:SharedArchiveFile=" + archive(),
                        "-Xlog:class+load",
                        "-jar",
                        target.resolve("solvable-sample-app.jar").toString(),
                        "tictactoe",
                        Files.writeString(folder.resolve("board.txt"), INPUT).toString())
                .start();

        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines())
                .anyMatch(line -> line.matches(".*TicTacToeSolver source: shared objects file.*"));
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void anArchiveThatDoesNotFitIsNoMatter() throws IOException, InterruptedException {
        run(INPUT, "tictactoe");
        Files.delete(archive());
        Run expected = run(INPUT, "tictactoe");
        Path archive = archive();
        Files.delete(archive);
        Files.writeString(archive, "not what a JVM has written");
        assertThat(run(INPUT, "tictactoe")).isEqualTo(expected);

        Files.writeString(archive, "");
        assertThat(run(INPUT, "tictactoe")).isEqualTo(expected);
        assertThat(archive()).as("not tried again").isEmptyFile();
    }

    @Test
    void whatIsNotBuiltIsBuiltAndSaidSo() throws IOException, InterruptedException {
        Path jar = target.resolve("solvable-sample-app.jar");
        Path built = Files.move(jar, folder.resolve("built.jar"));
        Path build = Files.writeString(
                root.resolve("mvnw"), "#!/bin/sh\necho \"building with $*\"\ncp '" + built + "' '" + jar + "'\n");
        assertThat(build.toFile().setExecutable(true)).isTrue();

        Run run = run(INPUT, "tictactoe");

        assertThat(run.out()).isEqualTo("x\n");
        assertThat(run.err())
                .isEqualTo("building; the first time, what is needed for it is fetched, which takes minutes\n"
                        + "building with -q -Dconsumer -pl sample-app -am package\n");
    }

    @Test
    void aColonInThePathIsToldInOneLine() throws IOException, InterruptedException {
        copyTheProjectTo("a:b");

        assertThat(run(INPUT, "tictactoe"))
                .isEqualTo(new Run(
                        1,
                        "",
                        "solvable: the path of this folder has a ':', which separates the paths of a class path:"
                                + " move the project out of " + root + "\n"));
    }

    @Test
    void theProblemsRunThroughALink() throws IOException, InterruptedException {
        Files.copy(Path.of("../run-problems"), root.resolve("run-problems"), StandardCopyOption.COPY_ATTRIBUTES);
        Path problems = Files.createDirectory(root.resolve("sample-app/problems"));
        try (Stream<Path> files = Files.list(Path.of("problems"))) {
            for (Path file : files.toList()) {
                Files.copy(file, problems.resolve(file.getFileName()));
            }
        }
        Path build = Files.writeString(root.resolve("mvnw"), "#!/bin/sh\n");
        assertThat(build.toFile().setExecutable(true)).isTrue();
        Path link = Files.createSymbolicLink(folder.resolve("problems"), root.resolve("run-problems"));

        Run run = run("", List.of(link.toString()));

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.lines()).hasSize(6).allMatch(line -> line.startsWith("PASS "));
    }

    @Test
    void theClassPathIsPassedOn() throws IOException, InterruptedException {
        Path classes = folder.resolve("my classes");
        Path compiled = Path.of("target/classes");
        for (String file : List.of("TicTacToeSolver.class", "TicTacToeSolver$1.class")) { // with its rules
            Path copy = classes.resolve("dev/solvable/sample/games").resolve(file);
            Files.createDirectories(copy.getParent());
            Files.copy(compiled.resolve("dev/solvable/sample/games").resolve(file), copy);
        }

        Run run = run("", "--classpath", "my classes", "games", "TicTacToe", "Cram");

        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(2);
    }
}
