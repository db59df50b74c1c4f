package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.classpath.Project;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of a user's own on the command line. */
@Tag("slow")
class ClassPathOptionTest {
    private static final String KAYLES = "dev/solvable/sample/games/KaylesSolver";
    private static final String SMALL = "dev/solvable/tool/fixtures/TicTacToe_SmallSolver";
    private static final String TIC_TAC_TOE = "dev/solvable/sample/games/TicTacToeSolver";
    private static final String NAMESAKE = "dev/solvable/tool/fixtures/TicTacToeSolver";
    private static final String OTHER_NAMESAKE = "dev/solvable/tool/fixtures/other/TicTacToeSolver";

    @TempDir
    private Path folder;

    /** Runs the program that has no games of its own, with a current folder. */
    private static Run runIn(Path folder, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(args));
        File err = Files.createTempFile("err", ".txt").toFile();
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(err)
                .start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out, Files.readString(err.toPath()).replace(System.lineSeparator(), "\n"));
    }

    private static List<String> names(Run run) {
        assertThat(run.err()).isEmpty();
        return run.lines().stream().map(line -> line.split(" ")[0]).toList();
    }

    @Test
    void pathsBeforeTheCommandEndWhereItBegins() throws IOException {
        String one = Project.classes(folder.resolve("one"), KAYLES).toString();
        String other = Project.classes(folder.resolve("other"), SMALL).toString();

        assertThat(names(Run.withoutGames("--classpath", one, other, "games")))
                .containsExactly("Kayles", "TicTacToe.Small");
        assertThat(names(Run.withoutGames("--classpath", other + File.pathSeparator + one, "games", "kayles")))
                .containsExactly("Kayles");
    }

    @Test
    void pathsAfterTheCommandAreOneEachTime() throws IOException {
        String one = Project.classes(folder.resolve("one"), KAYLES).toString();
        String other = Project.classes(folder.resolve("other"), SMALL).toString();

        assertThat(names(Run.withoutGames("games", "--classpath", one, "Kayles")))
                .containsExactly("Kayles");
        assertThat(names(Run.withoutGames("--classpath", one, "games", "--classpath", other)))
                .containsExactly("Kayles", "TicTacToe.Small");
    }

    @ParameterizedTest
    @ValueSource(strings = {"target/classes", "target/test-classes", "build/classes/java/main"})
    void withoutAnyTheProjectInTheCurrentFolderIsLookedAt(String classes) throws IOException, InterruptedException {
        Project.classes(folder.resolve(classes), KAYLES);

        assertThat(names(runIn(folder, "games"))).containsExactly("Kayles");
    }

    @Test
    void whereNothingIsCompiledTheOptionIsOffered() throws IOException, InterruptedException {
        assertThat(runIn(folder, "solve", "TicTacToe"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "there is no target/classes, target/test-classes or build/classes/java/main here: compile the"
                                + " games of this project first, or say with --classpath where compiled games are, as in"
                                + " solvable --classpath my-game/target/classes serve\n"));
    }

    @Test
    void aFolderWithoutGamesIsTold() {
        assertThat(Run.withoutGames("--classpath", folder.toString(), "games"))
                .isEqualTo(new Run(2, "", "there are no games in " + folder + "\n"));
        assertThat(Run.withoutGames("--classpath", "no\u001bwhere", "games"))
                .isEqualTo(new Run(2, "", "--classpath: there is no folder or jar 'no\\u001bwhere'\n"));
        assertThat(Run.withoutGames("--classpath", "", "games"))
                .isEqualTo(new Run(2, "", "there are no games: no folder or jar of the class path is there\n"));
    }

    @Test
    void aUsersGamesComeFirstAndHideTheirNamesakes() throws IOException {
        String path = Project.classes(folder, KAYLES, NAMESAKE).toString();

        Run run = Run.of("--classpath", path, "games");

        assertThat(names(run))
                .startsWith("Kayles", "TicTacToe", "MisereTicTacToe")
                .doesNotHaveDuplicates();
        assertThat(run.lines().get(1)).contains("2x2");
        assertThat(Run.of("games").lines().get(0)).startsWith("TicTacToe").contains("3x3");
    }

    @Test
    void aListOfNamesakesTellsThemApart() throws IOException {
        String path = Project.classes(folder, TIC_TAC_TOE, NAMESAKE).toString();

        assertThat(names(Run.withoutGames("--classpath", path, "games")))
                .containsExactly("dev.solvable.sample.games.TicTacToe", "dev.solvable.tool.fixtures.TicTacToe");
    }

    @Test
    void aGameIsKnownByItsFullNameToo() throws IOException {
        String path = Project.classes(folder, KAYLES, SMALL).toString();
        String[] small = {"small", "TicTacToe.Small", "dev.solvable.tool.fixtures.TicTacToe.Small"};

        assertThat(names(Run.withoutGames("--classpath", path, "games", "dev.solvable.sample.games.kayles")))
                .containsExactly("Kayles");
        for (String name : small) {
            assertThat(names(Run.withoutGames("--classpath", path, "games", name)))
                    .containsExactly("TicTacToe.Small");
        }
        assertThat(names(Run.of("games", "dev.solvable.sample.games.TicTacToe")))
                .containsExactly("TicTacToe");
        assertThat(Run.withoutGames("--classpath", path, "solve", "example.Kayles"))
                .isEqualTo(
                        new Run(2, "", "there is no game 'example.Kayles'; the games are Kayles, TicTacToe.Small\n"));
    }

    @Test
    void aSimpleNameOfSeveralIsAskedForInFull() throws IOException {
        String path = Project.classes(folder, TIC_TAC_TOE, NAMESAKE).toString();
        Run asked = new Run(
                2,
                "",
                "there are 2 games 'tictactoe'; say which: dev.solvable.sample.games.TicTacToe,"
                        + " dev.solvable.tool.fixtures.TicTacToe\n");

        assertThat(Run.withoutGames("--classpath", path, "solve", "tictactoe")).isEqualTo(asked);
        // The program's own is the first of them.
        assertThat(Run.of("--classpath", path, "solve", "tictactoe")).isEqualTo(asked);
        assertThat(Run.of("--classpath", path, "solve", "dev.solvable.sample.games.TicTacToe")
                        .lines())
                .contains("outcome:    DRAW");
        assertThat(Run.of("--classpath", path, "games", "dev.solvable.tool.fixtures.TicTacToe")
                        .out())
                .contains(" 2x2 ");
    }

    /** The program's own game of that name hides none of the class path's. */
    @Test
    void theProgramsOwnNamesakeIsOneOfThem() throws IOException {
        String path = Project.classes(folder, NAMESAKE, OTHER_NAMESAKE).toString();

        assertThat(Run.of("--classpath", path, "solve", "TicTacToe").err())
                .isEqualTo("there are 3 games 'TicTacToe'; say which: dev.solvable.tool.fixtures.TicTacToe,"
                        + " dev.solvable.tool.fixtures.other.TicTacToe, dev.solvable.sample.games.TicTacToe\n");
    }

    @Test
    void aSourceThatIsNowhereIsToldInOneLine() throws IOException {
        Run run =
                Run.withoutGames("--classpath", Project.classes(folder, KAYLES).toString(), "source", "Kayles");

        assertThat(run)
                .isEqualTo(new Run(
                        2,
                        "",
                        "KaylesSolver.java is neither beside its class nor where Maven or Gradle keep generated"
                                + " sources; the folder that has it may be added to --classpath\n"));
        assertThat(Run.withoutGames(
                                "--classpath",
                                folder.toString(),
                                "target/generated-test-sources/test-annotations",
                                "source",
                                "Kayles")
                        .out())
                .contains("final class KaylesSolver");
    }
}
