package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.classpath.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands with two games of one simple name. */
@Tag("slow")
class NamesakesTest {
    /** On a board of 2x2. */
    private static final String SMALL = "dev.solvable.tool.fixtures.TicTacToe";

    private static final String LARGE = "dev.solvable.sample.games.TicTacToe";

    @TempDir
    private Path folder;

    private String classes;

    @BeforeEach
    void copyClasses() throws IOException {
        classes = Project.classes(folder.resolve("classes"), file(SMALL), file(LARGE))
                .toString();
    }

    private static String file(String game) {
        return game.replace('.', '/') + "Solver";
    }

    /** What a command prints, which has no complaints. */
    private String out(String... arguments) {
        Run run = run(arguments);
        assertThat(run.err()).isEmpty();
        return run.out();
    }

    private Run run(String... arguments) {
        return Run.withoutGames(Stream.concat(Stream.of("--classpath", classes), Stream.of(arguments))
                .toArray(String[]::new));
    }

    @Test
    void statisticsAndPicturesHaveFullNames() {
        Path pictures = folder.resolve("pictures");

        assertThat(out("games", "--stats", "--svg", pictures.toString()))
                .startsWith(LARGE + ": 5,478 positions")
                .contains("\n" + SMALL + ": ");
        assertThat(pictures.resolve(LARGE + ".svg")).isNotEmptyFile();
        assertThat(pictures.resolve(SMALL + ".svg")).isNotEmptyFile();
    }

    @Test
    void estimatesHaveFullNames() {
        assertThat(out("games", "--estimate")).startsWith(LARGE + " ").contains("\n" + SMALL + " ");
        assertThat(out("games", "--estimate", "--json"))
                .contains("\"game\": \"" + LARGE + "\"", "\"game\": \"" + SMALL + "\"");
    }

    @Test
    void eachHasItsTableInAFolder() throws IOException {
        Path tables = Files.createDirectory(folder.resolve("tables"));
        out("save", SMALL, tables.resolve("a.table").toString());
        out("save", LARGE, tables.resolve("b.table").toString());

        assertThat(out("games", "--tables", tables.toString()).lines())
                .satisfiesExactly(
                        large -> assertThat(large).startsWith(LARGE + " ").contains(" table b.table"),
                        small -> assertThat(small).startsWith(SMALL + " ").contains(" table a.table"));
    }

    @Test
    void aSecondTableOfOneOfThemIsLeftOut() throws IOException {
        Path tables = Files.createDirectory(folder.resolve("tables"));
        Path first = tables.resolve("a.table");
        out("save", SMALL, first.toString());
        Path second = Files.copy(first, tables.resolve("b.table"));

        assertThat(run("games", SMALL, "--tables", tables.toString()))
                .satisfies(run -> assertThat(run.out()).contains(" table a.table"))
                .satisfies(run -> assertThat(run.err())
                        .isEqualTo(second + " is left out: " + first + " has a table of TicTacToe\n"));
    }

    @Test
    void theTableOfOneIsNotHeldAgainstTheOther() {
        String table = folder.resolve("t.table").toString();
        out("save", SMALL, table);

        assertThat(run("verify", table).err())
                .isEqualTo("there are 2 games 'TicTacToe'; say which: " + LARGE + ", " + SMALL + "\n");
        assertThat(out("verify", table, SMALL))
                .endsWith("\nevery value follows from the rules and from the values after each move\n");
    }
}
