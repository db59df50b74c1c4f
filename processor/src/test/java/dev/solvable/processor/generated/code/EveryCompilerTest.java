package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.solvable.processor.Eclipse;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.UsersPath;
import dev.solvable.processor.generated.EveryKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnJre;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No compiler has anything to say about generated sources. */
@Tag("slow")
class EveryCompilerTest {
    private static final Path INSTALLED_JDKS = Path.of("/usr/lib/jvm");

    @TempDir
    private Path folder;

    /** Whose {@code javac} compiles. */
    private enum Jdk {
        RUNNING {
            @Override
            Optional<Path> home() {
                return Optional.of(Path.of(System.getProperty("java.home")));
            }
        },
        NEWEST {
            @Override
            Optional<Path> home() throws IOException {
                String named = System.getenv("JAVA25_HOME");
                if (named != null) {
                    return Optional.of(Path.of(named));
                }
                if (!Files.isDirectory(INSTALLED_JDKS)) {
                    return Optional.empty();
                }
                try (Stream<Path> homes = Files.list(INSTALLED_JDKS)) {
                    return homes.filter(home -> Files.isExecutable(home.resolve("bin/javac")))
                            .max(Comparator.comparing(Jdk::version))
                            .filter(home -> version(home) > Runtime.version().feature());
                }
            }
        };

        abstract Optional<Path> home() throws IOException;

        /** The major version of the JDK in a folder, 0 where it does not say. */
        private static int version(Path home) {
            try (Stream<String> lines = Files.lines(home.resolve("release"))) {
                return lines.filter(line -> line.startsWith("JAVA_VERSION=\""))
                        .mapToInt(line -> Integer.parseInt(line.replaceAll("\\D+(\\d+).*", "$1")))
                        .findAny()
                        .orElse(0);
            } catch (IOException e) {
                return 0;
            }
        }
    }

    private List<Path> write(Map<String, String> sources) throws IOException {
        List<Path> files = new ArrayList<>();
        Path games = Files.createDirectories(folder.resolve("src").resolve(EveryKind.PACKAGE));
        for (Map.Entry<String, String> source : sources.entrySet()) {
            files.add(Files.writeString(games.resolve(source.getKey() + ".java"), source.getValue()));
        }
        return files;
    }

    /** All declarations, and a record as the rules of a game. */
    private static Map<String, String> everyKind() {
        Map<String, String> sources = EveryKind.sources();
        sources.put("RaceOfRecord", sources.get("Race").replace("final class Race", "record RaceOfRecord()"));
        return sources;
    }

    @Test
    void eclipse() throws IOException {
        String warnings =
                "-warn:+unusedLocal,unusedPrivate,unusedImport,unusedLabel,unusedTypeArgs,static-access,switchDefault,fallthrough,"
                        + "hashCode,nullDereference,resource,uselessTypeCheck,over-ann,semicolon";
        String said = Eclipse.warnings(warnings, write(everyKind()), folder.resolve("out"));
        assertThat(EveryKind.withoutDoubts(said)).isEmpty();
    }

    /** {@link GeneratedClassFilesTest} compiles them with the running JDK. */
    @Test
    void newestJavacOnTheClassPath() throws Exception {
        List<Path> files = write(everyKind());
        assertThat(javac(Jdk.NEWEST, files, "-classpath", UsersPath.after())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void javacInANamedModule(Jdk jdk) throws Exception {
        List<Path> files = write(oneOfEachKind());
        files.add(Files.writeString(
                folder.resolve("src/module-info.java"), "module games {\n    requires dev.solvable.runtime;\n}\n"));
        assertThat(javac(jdk, files, "--module-path", UsersPath.after())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void javacInAModuleThatExportsItsGames(Jdk jdk) throws Exception {
        List<Path> files = write(oneOfEachKind());
        files.add(Files.writeString(
                folder.resolve("src/module-info.java"),
                "module games {\n    requires transitive dev.solvable.runtime;\n    exports games;\n}\n"));
        assertThat(javac(jdk, files, "--module-path", UsersPath.after())).isEmpty();
    }

    private static Map<String, String> oneOfEachKind() {
        return EveryKind.sources(
                "TicTacToe",
                "Masks32",
                "Wild",
                "Notakto",
                "FallingOwn7x6",
                "Cram64",
                "Domineering63",
                "Chomp",
                "Checked");
    }

    /**
     * No record is compared or hashed by methods of its own unless they are written out: the first ones that a cold
     * compiler links take it longer than a small game. Compilers after 17 link some themselves.
     */
    @Test
    @EnabledOnJre(JRE.JAVA_17)
    void noMethodsOfRecordsAreLinked() throws Exception {
        Path loaded = folder.resolve("loaded");
        javac(
                Jdk.RUNNING,
                write(everyKind()),
                "-classpath",
                UsersPath.after(),
                "-proc:only", // what is generated is compiled in other tests
                "-J-Xlog:class+load:file=" + loaded);
        assertThat(loaded)
                .content()
                .contains(SolvableGameProcessor.class.getName())
                .doesNotContain("java.lang.runtime.ObjectMethods ");
    }

    /** What {@code javac} says, with the processor on and every warning an error. */
    private String javac(Jdk jdk, List<Path> files, String... path) throws IOException, InterruptedException {
        Optional<Path> home = jdk.home();
        assumeTrue(home.isPresent(), "no JDK newer than the running one is installed, and JAVA25_HOME is not set");
        List<String> command = new ArrayList<>(List.of(
                home.get().resolve("bin/javac").toString(),
                "-Xlint:all",
                "-Werror",
                "-processorpath",
                System.getProperty("java.class.path"),
                "-processor",
                SolvableGameProcessor.class.getName(),
                "-d",
                folder.resolve("classes").toString()));
        command.addAll(List.of(path));
        files.forEach(file -> command.add(file.toString()));
        Process javac = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(javac.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(javac.waitFor()).as(said).isZero();
        return EveryKind.withoutDoubts(said);
    }
}
