package dev.solvable.tool.classpath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.games.GameSources;
import dev.solvable.tool.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finding solvers on a class path, and loading them. */
class FoundGamesTest {
    private static final String SAMPLE = "dev/solvable/sample/games/";
    private static final String FIXTURE = "dev/solvable/tool/fixtures/";

    private final List<String> complaints = new ArrayList<>();

    @TempDir
    private Path folder;

    private Games find(Path... entries) {
        return FoundGames.on(new ClassPath(List.of(entries)), complaints::add);
    }

    @Test
    void solversInFoldersAndJarsAreFoundWhoeverMaySeeThem() throws IOException {
        Path classes = Project.classes(folder.resolve("classes"), SAMPLE + "TicTacToeSolver", SAMPLE + "KaylesSolver");
        Path jar = Project.jar(
                Project.classes(folder.resolve("unpacked"), FIXTURE + "TicTacToe_SmallSolver"),
                folder.resolve("games.jar"));

        Games games = find(jar, classes);

        assertThat(complaints).isEmpty();
        assertThat(games.names()).containsExactly("TicTacToe.Small", "Kayles", "TicTacToe");
        Solver ticTacToe = games.find("tictactoe").orElseThrow();
        assertThat(ticTacToe.outcome(ticTacToe.initial())).isEqualTo(Outcome.DRAW);
        assertThat(games.find("TicTacToe")).get().isNotSameAs(ticTacToe);
        assertThat(games.find("TicTacToe.Small"))
                .get()
                .satisfies(small -> assertThat(small.facts().cells()).isEqualTo(3));
    }

    /** The same class on this program's own class path would be another one. */
    @Test
    void solversAreLoadedAwayFromThisProgram() throws IOException {
        Games games = find(Project.classes(folder, SAMPLE + "TicTacToeSolver"));

        Class<?> found = games.find("TicTacToe").orElseThrow().getClass();
        Class<?> own = SampleGames.GAMES.find("TicTacToe").orElseThrow().getClass();
        assertThat(found.getName()).isEqualTo(own.getName());
        assertThat(found).isNotEqualTo(own);
        assertThat(found.getSuperclass()).isEqualTo(own.getSuperclass());
    }

    @Test
    void namesakesGoByTheirFullNames() throws IOException {
        Games games = find(Project.classes(
                folder, SAMPLE + "TicTacToeSolver", SAMPLE + "KaylesSolver", FIXTURE + "TicTacToeSolver"));

        assertThat(games.names())
                .containsExactly(
                        "Kayles", "dev.solvable.sample.games.TicTacToe", "dev.solvable.tool.fixtures.TicTacToe");
        assertThat(games.find("dev.solvable.tool.fixtures.tictactoe"))
                .get()
                .satisfies(solver -> assertThat(solver.facts().cells()).isEqualTo(4));
    }

    @Test
    void linksAreFollowedAndPipesAreNot() throws IOException, InterruptedException {
        Path classes = Project.classes(folder.resolve("classes"), SAMPLE + "TicTacToeSolver");
        Path path = Files.createDirectories(folder.resolve("path"));
        Files.createSymbolicLink(path.resolve("linked"), classes.resolve("dev"));
        Files.createSymbolicLink(path.resolve("dev"), classes.resolve("dev"));
        Files.createSymbolicLink(path.resolve("loop"), path);
        assertThat(new ProcessBuilder("mkfifo", path.resolve("PipeSolver.class").toString())
                        .start()
                        .waitFor())
                .isZero();

        assertThat(find(path).names()).containsExactly("TicTacToe");
        assertThat(complaints).anyMatch(line -> line.equals("'PipeSolver.class' is left out: it is no file"));
    }

    @Test
    void aClassInTwoEntriesIsOne() throws IOException {
        Path classes = Project.classes(folder.resolve("classes"), SAMPLE + "TicTacToeSolver");

        assertThat(find(classes, Project.jar(classes, folder.resolve("same.jar")))
                        .names())
                .containsExactly("TicTacToe");
    }

    @Test
    void whatDoesNotLoadIsNamedAndLeftOut() throws IOException {
        Project.classes(
                folder,
                SAMPLE + "TicTacToeSolver",
                FIXTURE + "Faulty",
                FIXTURE + "FaultySolver",
                FIXTURE + "Needy",
                FIXTURE + "NeedySolver",
                SAMPLE + "KaylesSolver",
                SAMPLE + "CramSolver");
        Path ofLaterJava = folder.resolve(SAMPLE + "KaylesSolver.class");
        byte[] bytes = Files.readAllBytes(ofLaterJava);
        bytes[7] = 126;
        Files.write(ofLaterJava, bytes);
        Path cutOff = folder.resolve(SAMPLE + "CramSolver.class");
        bytes = Files.readAllBytes(cutOff);
        Files.write(cutOff, Arrays.copyOf(bytes, bytes.length / 2));

        assertThat(find(folder).names()).containsExactly("TicTacToe");
        assertThat(complaints).hasSize(4);
        assertThat(complaints.get(0)).isEqualTo("'CramSolver.class' is left out: it is no class file that can be read");
        assertThat(complaints.get(1))
                .startsWith("dev.solvable.sample.games.KaylesSolver is left out: ")
                .contains("more recent version of the Java Runtime (class file version 126.0)");
        assertThat(complaints.subList(2, 4))
                .containsExactly(
                        "dev.solvable.tool.fixtures.FaultySolver is left out: the rules fail in"
                                + " dev.solvable.tool.fixtures.Faulty.stones (Faulty.java:13): there are no stones",
                        "dev.solvable.tool.fixtures.NeedySolver is left out: the rules fail in"
                                + " dev.solvable.tool.fixtures.Needy.both (Needy.java:13): it needs"
                                + " dev.solvable.tool.fixtures.Needy$Helper, which is not on the class path");
    }

    @Test
    void whatTheProcessorDidNotWriteIsNotLoaded() throws IOException {
        Project.classes(folder, FIXTURE + "HandSolver", FIXTURE + "Needy");

        assertThat(find(folder).names()).isEmpty();
        assertThat(complaints).isEmpty();
    }

    @Test
    void anEntryThatIsNoJarIsNamed() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("a-folder-whose-name-is-longer-than-forty-characters"));
        Path text = Files.writeString(deep.resolve("notes.txt"), "none");

        assertThat(find(text).names()).isEmpty();
        assertThat(complaints)
                .singleElement()
                .satisfies(complaint ->
                        assertThat(complaint).startsWith("cannot read '").contains("notes.txt'"));
    }

    @Test
    void aJarMayNameFilesThatNoSystemCanHave() throws IOException {
        Path jar = folder.resolve("games.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("example/Zero\0Solver.class"));
        }

        assertThat(find(jar).names()).isEmpty();
        assertThat(complaints)
                .containsExactly("'Zero\\u0000Solver.class' is left out: it is no class file that can be read");
    }

    @Test
    void sourcesAreFoundWhereMavenPutsThem() throws IOException {
        Path classes = Project.classes(folder.resolve("target/classes"), FIXTURE + "TicTacToe_SmallSolver");
        Path tests = Project.classes(folder.resolve("target/test-classes"), SAMPLE + "KaylesSolver");
        Path generated = Path.of("target/generated-test-sources/test-annotations");
        Project.copy(
                generated,
                folder.resolve("target/generated-sources/annotations"),
                FIXTURE + "TicTacToe_SmallSolver.java");
        Project.copy(
                generated,
                folder.resolve("target/generated-test-sources/test-annotations"),
                SAMPLE + "KaylesSolver.java");
        Project.copy(Path.of("src/test/java"), folder.resolve("src/main/java"), FIXTURE + "TicTacToe.java");

        Games games = find(classes, tests);

        Solver small = games.find("TicTacToe.Small").orElseThrow();
        assertThat(GameSources.solver(small)).get().asString().contains("final class TicTacToe_SmallSolver");
        assertThat(GameSources.declaration(small)).get().asString().contains("interface Small {}");
        assertThat(GameSources.solver(games.find("Kayles").orElseThrow()))
                .get()
                .asString()
                .contains("final class KaylesSolver");
    }

    @Test
    void sourcesAreFoundWhereGradlePutsThem() throws IOException {
        Path classes = Project.classes(folder.resolve("build/classes/java/main"), FIXTURE + "TicTacToe_SmallSolver");
        Project.copy(
                Path.of("target/generated-test-sources/test-annotations"),
                folder.resolve("build/generated/sources/annotationProcessor/java/main"),
                FIXTURE + "TicTacToe_SmallSolver.java");
        Project.copy(Path.of("src/test/java"), folder.resolve("src/main/java"), FIXTURE + "TicTacToe.java");

        Solver small = find(classes).find("TicTacToe.Small").orElseThrow();

        assertThat(GameSources.solver(small)).get().asString().contains("final class TicTacToe_SmallSolver");
        assertThat(GameSources.declaration(small)).get().asString().contains("interface Small {}");
    }
}
