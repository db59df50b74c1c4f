package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.classpath.Project;
import dev.solvable.tool.web.WatchedServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Classes that change under a running {@code serve --watch}. */
@Tag("slow")
class ServeWatchTest {
    private static final String KAYLES = "dev/solvable/sample/games/KaylesSolver";
    private static final String CRAM = "dev/solvable/sample/games/CramSolver";
    private static final String SAMPLE = "dev/solvable/sample/games/TicTacToeSolver";
    private static final String NAMESAKE = "dev/solvable/tool/fixtures/TicTacToeSolver";

    /** After so long without a change classes are loaded. */
    private static final Duration REST = Duration.ofMillis(600);

    /** The same where some are gone. */
    private static final Duration REST_OF_DELETED = Duration.ofSeconds(4);

    private static final int MOST_ATTEMPTS = 20;

    @TempDir
    private Path folder;

    @Test
    void aGameThatIsCompiledIsThereAndAChangedOneHasItsNewRules() throws Exception {
        Project.classes(folder, KAYLES, SAMPLE);
        try (WatchedServer server = WatchedServer.on(folder)) {
            assertThat(server.games()).containsExactly("Kayles", "TicTacToe");
            assertThat(server.rows("TicTacToe")).isEqualTo(3);
            assertThat(server.get("/api/version"))
                    .isEqualTo("{\"version\":1,\"watched\":true,\"leftOut\":[],\"editable\":false,\"refused\":0}");

            Project.classes(folder, CRAM);
            assertThat(server.line()).isEqualTo("loaded again: Cram, Kayles, TicTacToe");
            assertThat(server.games()).containsExactly("Cram", "Kayles", "TicTacToe");

            Files.delete(folder.resolve(SAMPLE + ".class"));
            Project.classes(folder, NAMESAKE);
            assertThat(server.line()).isEqualTo("loaded again: Cram, Kayles, TicTacToe");
            assertThat(server.rows("TicTacToe")).isEqualTo(2);
            assertThat(server.get("/api/version")).startsWith("{\"version\":3,");
            assertThat(server.err()).isEmpty();
        }
    }

    @Test
    void whatDoesNotLoadAnyMoreIsNamedAndSkipped() throws Exception {
        Project.classes(folder, KAYLES, SAMPLE);
        try (WatchedServer server = WatchedServer.on(folder)) {
            byte[] whole = Files.readAllBytes(folder.resolve(KAYLES + ".class"));
            Files.write(folder.resolve(KAYLES + ".class"), java.util.Arrays.copyOf(whole, whole.length / 2));

            assertThat(server.line()).isEqualTo("loaded again: TicTacToe");
            String complaint = "'KaylesSolver.class' is left out: it is no class file that can be read";
            assertThat(server.err()).isEqualTo(complaint + "\n");
            assertThat(server.get("/api/version"))
                    .isEqualTo("{\"version\":2,\"watched\":true,\"leftOut\":[\"" + complaint
                            + "\"],\"editable\":false,\"refused\":0}");
            assertThat(server.games()).containsExactly("TicTacToe");
        }
    }

    /** What a compiler does; whether it was never so slow that the classes were at rest in between. */
    private interface Build {
        boolean isSteady(Path classes) throws Exception;
    }

    /** Builds, in a folder of its own each time, until the machine was not too busy for it. */
    private void attempt(Build build) throws Exception {
        boolean steady = false;
        for (int attempt = 0; attempt < MOST_ATTEMPTS && !steady; attempt++) {
            steady = build.isSteady(folder.resolve("attempt" + attempt));
        }
        assertThat(steady)
                .as("some attempt wrote its files without a rest; a busy machine needs several")
                .isTrue();
    }

    private static boolean isSince(long nanoTime, Duration limit) {
        return System.nanoTime() - nanoTime < limit.toNanos();
    }

    @Test
    void filesThatAreStillBeingWrittenAreWaitedFor() throws Exception {
        attempt(classes -> {
            Project.classes(classes, KAYLES);
            try (WatchedServer server = WatchedServer.on(classes)) {
                boolean steady = true;
                long last = System.nanoTime();
                for (int i = 0; i < 10; i++) {
                    long begun = System.nanoTime();
                    Files.writeString(classes.resolve("Part" + i + ".class"), "written one after the other");
                    steady &= isSince(last, REST);
                    last = begun;
                    Thread.sleep(200);
                }
                Project.classes(classes, SAMPLE);
                if (!steady || !isSince(last, REST)) {
                    return false;
                }

                assertThat(server.line()).isEqualTo("loaded again: Kayles, TicTacToe");
                assertThat(server.get("/api/version")).startsWith("{\"version\":2,");
                return true;
            }
        });
    }

    @Test
    void aBuildThatDeletesAllClassesFirstIsNotSeenBeforeItHasWrittenThemAgain() throws Exception {
        attempt(classes -> {
            Project.classes(classes, KAYLES);
            try (WatchedServer server = WatchedServer.on(classes)) {
                assertThat(server.games()).containsExactly("Kayles");
                long deleted = System.nanoTime();
                Files.delete(classes.resolve(KAYLES + ".class"));
                Thread.sleep(2_000);
                List<String> games = server.games();
                long begun = System.nanoTime();
                Project.classes(classes, KAYLES, SAMPLE);
                if (!isSince(deleted, REST_OF_DELETED) || !isSince(begun, REST)) {
                    return false;
                }

                assertThat(games).containsExactly("Kayles");
                assertThat(server.line()).isEqualTo("loaded again: Kayles, TicTacToe");
                assertThat(server.err()).isEmpty();
                return true;
            }
        });
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are neither pipes nor links for everyone")
    void pipesCirclesOfLinksAndFoldersThatVanishStopNoWatch() throws Exception {
        Project.classes(folder, KAYLES);
        try (WatchedServer server = WatchedServer.on(folder)) {
            Files.createSymbolicLink(folder.resolve("circle"), folder);
            assertThat(new ProcessBuilder(
                                    "mkfifo", folder.resolve("PipeSolver.class").toString())
                            .start()
                            .waitFor())
                    .isZero();
            assertThat(server.line()).isEqualTo("loaded again: Kayles");
            assertThat(server.err()).isEqualTo("'PipeSolver.class' is left out: it is no file\n");

            long end = System.nanoTime() + Duration.ofSeconds(2).toNanos();
            while (System.nanoTime() < end) {
                Path vanishing = Files.createDirectories(folder.resolve("gone/deeper/still"));
                Files.writeString(vanishing.resolve("Any.class"), "x");
                Files.delete(vanishing.resolve("Any.class"));
                Files.delete(vanishing);
                Files.delete(vanishing.getParent());
            }
            Project.classes(folder, SAMPLE);
            String told = server.line();
            while (!told.contains("TicTacToe")) {
                told = server.line();
            }
            assertThat(server.games()).containsExactly("Kayles", "TicTacToe");
        }
    }

    @Test
    void gamesStayWhereNoneIsLeft() throws Exception {
        Project.classes(folder, KAYLES);
        try (WatchedServer server = WatchedServer.on(folder)) {
            Files.delete(folder.resolve(KAYLES + ".class"));

            String reason = "there are no games in " + folder;
            server.awaitErr(reason + "; those loaded before stay\n", Duration.ofSeconds(60));
            assertThat(server.games()).containsExactly("Kayles");
            server.awaitVersion("{\"version\":1,\"watched\":true,\"leftOut\":[],\"editable\":false,\"refused\":1}");
            assertThat(server.get("/api/refused"))
                    .isEqualTo("{\"reason\":\"" + reason + "\",\"messages\":[],\"more\":0}");
        }
    }

    @Test
    void aJarThatIsReplacedIsReadAnew() throws Exception {
        Path jar = Project.jar(Project.classes(folder.resolve("one"), SAMPLE), folder.resolve("games.jar"));
        try (WatchedServer server = WatchedServer.on(jar)) {
            assertThat(server.rows("TicTacToe")).isEqualTo(3);
            Project.jar(Project.classes(folder.resolve("other"), NAMESAKE), jar);

            assertThat(server.line()).isEqualTo("loaded again: TicTacToe");
            assertThat(server.rows("TicTacToe")).isEqualTo(2);
        }
    }

    @Test
    void withoutTheOptionNothingIsLoadedAgain() throws Exception {
        Project.classes(folder, KAYLES);
        try (WatchedServer server = WatchedServer.unwatched(folder)) {
            Project.classes(folder, SAMPLE);
            Thread.sleep(2_000);

            assertThat(server.games()).containsExactly("Kayles");
            assertThat(server.get("/api/version"))
                    .isEqualTo("{\"version\":1,\"watched\":false,\"leftOut\":[],\"editable\":false,\"refused\":0}");
        }
    }

    @Test
    void gamesOfTheProgramCannotBeWatched() throws IOException {
        assertThat(Run.of("serve", "--watch"))
                .isEqualTo(
                        new Run(
                                2,
                                "",
                                "--watch is about games that may change: a Java file, or compiled ones whose place --classpath says\n"));
    }
}
