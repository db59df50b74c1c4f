package dev.solvable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The jar that users put on their processor path: what is in it, and that plain {@code javac} needs only the
 * annotations and the runtime beside it.
 */
class PackagedProcessorIT {
    private static final Path PROCESSOR_JAR = Path.of(System.getProperty("solvable.processor.jar"));

    /** A game, and a program that asks its solver. */
    private static final String GAME = """
            package example;

            import dev.solvable.Board;
            import dev.solvable.Lines;
            import dev.solvable.Marks;
            import dev.solvable.SolvableGame;

            @SolvableGame(cells = 9)
            @Board(rows = 3, columns = 3)
            @Marks
            @Lines(length = 3)
            public final class TicTacToe {
                private TicTacToe() {}

                public static void main(String[] arguments) {
                    TicTacToeSolver solver = new TicTacToeSolver();
                    System.out.println(solver.outcome(solver.initial()));
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void containsNoPackageButItsOwn() throws IOException {
        assertThat(filesInJar())
                .filteredOn(name -> !name.startsWith("dev/solvable/processor/"))
                .containsExactlyInAnyOrder(
                        "META-INF/MANIFEST.MF",
                        "META-INF/LICENSE",
                        "META-INF/NOTICE",
                        "META-INF/services/javax.annotation.processing.Processor",
                        "META-INF/gradle/incremental.annotation.processors");
    }

    @Test
    void relocatesEveryReferenceToJavaPoet() throws IOException {
        try (JarFile jar = new JarFile(PROCESSOR_JAR.toFile())) {
            assertThat(jar.stream().filter(entry -> entry.getName().endsWith(".class")))
                    .anyMatch(entry -> entry.getName().startsWith("dev/solvable/processor/shaded/javapoet/"))
                    .noneMatch(entry -> content(jar, entry).contains("com/palantir/javapoet"));
        }
    }

    @Test
    void registersTheProcessorWithJavacAndAsIsolatingWithGradle() throws IOException {
        assertThat(content("META-INF/services/javax.annotation.processing.Processor"))
                .isEqualToIgnoringNewLines("dev.solvable.processor.SolvableGameProcessor");
        assertThat(content("META-INF/gradle/incremental.annotation.processors"))
                .isEqualToIgnoringNewLines("dev.solvable.processor.SolvableGameProcessor,isolating");
    }

    @Test
    void namesItsModule() throws IOException {
        try (JarFile jar = new JarFile(PROCESSOR_JAR.toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name"))
                    .isEqualTo("dev.solvable.processor");
        }
    }

    @Test
    void worksWithPlainJavacOnTheClassPath() throws Exception {
        Path game = write("TicTacToe.java", GAME);
        Path classes = folder.resolve("classes");

        assertThat(javac("-classpath", jars(), "-d", classes.toString(), game.toString()))
                .isEmpty();
        assertThat(java("-classpath", UsersPath.after(classes), "example.TicTacToe"))
                .isEqualToIgnoringNewLines("DRAW");
    }

    @Test
    void worksWithPlainJavacInANamedModule() throws Exception {
        Path module = write("module-info.java", """
                module example {
                    requires transitive dev.solvable.runtime;

                    exports example;
                }
                """);
        Path game = write("TicTacToe.java", GAME);
        Path classes = folder.resolve("classes");

        assertThat(javac("--module-path", jars(), "-d", classes.toString(), module.toString(), game.toString()))
                .isEmpty();
        assertThat(java("--module-path", UsersPath.after(classes), "--module", "example/example.TicTacToe"))
                .isEqualToIgnoringNewLines("DRAW");
    }

    /** Its style sheet is a resource of the jar. */
    @Test
    void writesReportsOnTheClassPathAndInANamedModule() throws Exception {
        Path module = write(
                "module-info.java", "module example { requires transitive dev.solvable.runtime; exports example; }");
        Path game = write("TicTacToe.java", GAME);
        String option = "-Asolvable.report=true";
        Path classes = folder.resolve("classes");
        Path inModule = folder.resolve("in-module");

        assertThat(javac("-classpath", jars(), option, "-d", classes.toString(), game.toString()))
                .isEmpty();
        assertThat(javac(
                        "--module-path", jars(), option, "-d", inModule.toString(), module.toString(), game.toString()))
                .isEmpty();
        Path page = Path.of("example", "TicTacToeSolver.html");
        assertThat(classes.resolve(page)).content().contains("<h1>TicTacToe</h1>", "prefers-color-scheme: dark");
        assertThat(inModule.resolve(page)).hasSameTextualContentAs(classes.resolve(page));
    }

    @Test
    void namesWhatIsMissingBesideItForEveryGame() throws Exception {
        Path first = write("TicTacToe.java", GAME);
        Path second = write("Other.java", GAME.replace("TicTacToe", "Other"));

        Printed alone = run(
                "javac",
                "-processorpath",
                PROCESSOR_JAR.toString(),
                "-classpath",
                jars(),
                first.toString(),
                second.toString());
        String missing = ".java:12: error: [Solvable:ProcessorPath] the processor does not find what it uses of"
                + " solvable-annotations and solvable-runtime (dev/solvable/runtime/RuntimeVersion); put both beside"
                + " solvable-processor on the processor path, all of the same version.";
        assertThat(alone.status()).isEqualTo(1);
        assertThat(alone.text())
                .contains("TicTacToe" + missing, "Other" + missing)
                .doesNotContain("\tat ");
    }

    /** The runtime on the class path need not be the one that the processor itself runs with. */
    @Test
    void comparesItsRuntimeWithTheGames() throws Exception {
        Path game = write("TicTacToe.java", GAME);
        Path other = write("RuntimeVersion.java", """
                package dev.solvable.runtime;

                public final class RuntimeVersion {
                    public static final int CURRENT = 73;
                }
                """);

        Printed printed = run(
                "javac",
                "-processorpath",
                UsersPath.after(PROCESSOR_JAR),
                "-classpath",
                UsersPath.entries().get(0).toString(),
                "-d",
                folder.toString(),
                game.toString(),
                other.toString());
        assertThat(printed.status()).isEqualTo(1);
        assertThat(printed.text())
                .contains("error: [Solvable:RuntimeVersion]", "and version 73 is there")
                .contains("1 error");
    }

    private static List<String> filesInJar() throws IOException {
        try (JarFile jar = new JarFile(PROCESSOR_JAR.toFile())) {
            return jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(ZipEntry::getName)
                    .toList();
        }
    }

    private static String content(String name) throws IOException {
        try (JarFile jar = new JarFile(PROCESSOR_JAR.toFile())) {
            return content(jar, jar.getEntry(name));
        }
    }

    private static String content(JarFile jar, ZipEntry entry) {
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String jars() {
        assertThat(UsersPath.entries())
                .as("this test needs packaged jars: run verify")
                .allMatch(Files::isRegularFile);
        return UsersPath.after();
    }

    private Path write(String name, String source) throws IOException {
        return Files.writeString(folder.resolve(name), source);
    }

    /** Compiles with what the documentation puts on the processor path and returns what the compiler printed. */
    private static String javac(String... arguments) throws Exception {
        List<String> all =
                new ArrayList<>(List.of("-processorpath", UsersPath.after(PROCESSOR_JAR), "-Xlint:all", "-Werror"));
        all.addAll(List.of(arguments));
        return succeed("javac", all.toArray(String[]::new));
    }

    private static String java(String... arguments) throws Exception {
        return succeed("java", arguments);
    }

    private static String succeed(String tool, String... arguments) throws Exception {
        Printed printed = run(tool, arguments);
        assertThat(printed.status())
                .as("exit status of %s %s, which printed:%n%s", tool, List.of(arguments), printed.text())
                .isZero();
        return printed.text();
    }

    /** What a tool printed, and its exit status. */
    private record Printed(String text, int status) {}

    /** Runs a tool of the JDK that runs this test. */
    private static Printed run(String tool, String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", tool).toString());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Printed(output, process.waitFor());
    }
}
