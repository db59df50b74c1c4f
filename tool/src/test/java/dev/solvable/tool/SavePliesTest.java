package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.classpath.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code save --plies}. */
class SavePliesTest {
    @TempDir
    private Path folder;

    @Test
    void aTableOfFirstPliesIsSavedVerifiedAndUsed() throws IOException {
        String path = Project.classes(folder, "dev/solvable/sample/games/TicTacToeSolver")
                .toString();
        Path table = folder.resolve("dev/solvable/sample/games/TicTacToe.table");

        Run made = Run.withoutGames("--classpath", path, "save", "tictactoe", table.toString(), "--plies", "2");

        String positions =
                "82 positions of the first 2 plies of TicTacToe (the player to move wins 48, draws 34 and loses 0)";
        assertThat(made)
                .isEqualTo(new Run(
                        0,
                        table + " has the outcomes and distances of " + positions
                                + ": 325 bytes, 31.71 bits a position\n"
                                + "beside TicTacToeSolver.class and named TicTacToe.table it is used\n",
                        ""));
        assertThat(Run.withoutGames("--classpath", path, "verify", table.toString())
                        .out())
                .isEqualTo(
                        table + " is whole: " + positions + "\nevery value but those of the last ply follows from the"
                                + " rules and from the values after each move\n");
        assertThat(table.resolveSibling("TicTacToe.table.part")).doesNotExist();
        String[] solve = {"--classpath", path, "solve", "TicTacToe", "--json"};
        Run withTable = Run.withoutGames(solve);
        Files.delete(table);
        assertThat(withTable).isEqualTo(Run.withoutGames(solve));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "save Hexapawn FILE --plies 2 | this game is solved as a whole, so a table of its first plies",
                "save TicTacToe FILE --plies 21 | --plies: expected a number from 0 to 20, found 21",
                "save TicTacToe FILE --plies 2 --outcomes | --plies keeps distances: leave out --outcomes",
                "save TicTacToe . --plies 2 | cannot write '.': Is a directory",
                "save TicTacToe /dev/null/x --plies 2 | cannot write '/dev/null/x': ",
            })
    void whatCannotBeIsTold(String arguments, String complaint) {
        Run run = Run.of(
                arguments.replace("FILE", folder.resolve("table").toString()).split(" "));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith(complaint).hasLineCount(1);
    }
}
