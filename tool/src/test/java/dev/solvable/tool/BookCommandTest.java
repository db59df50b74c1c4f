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

class BookCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aBookIsMadeAndUsed() throws IOException {
        String path = Project.classes(folder, "dev/solvable/sample/games/TicTacToeSolver")
                .toString();
        Path book = folder.resolve("dev/solvable/sample/games/TicTacToe.book");

        Run made = Run.withoutGames("--classpath", path, "book", "tictactoe", book.toString(), "--plies", "2");

        assertThat(made)
                .isEqualTo(new Run(
                        0,
                        book + " has the values of 46 positions of TicTacToe, those of 2 plies; beside"
                                + " TicTacToeSolver.class and named TicTacToe.book it is used\n",
                        ""));
        assertThat(Files.size(book)).isLessThan(250);
        assertThat(book.resolveSibling("TicTacToe.book.part")).doesNotExist();
        String[] solve = {"--classpath", path, "solve", "TicTacToe", "--json"};
        Run withBook = Run.withoutGames(solve);
        Files.delete(book);
        assertThat(withBook).isEqualTo(Run.withoutGames(solve));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "book Kayles FILE | there are books only for games in which the players have moves of their own",
                "book TicTacToe FILE --plies 21 | --plies: expected a number from 0 to 20, found 21",
                "book TicTacToe /dev/null/x | cannot write '/dev/null/x': ",
            })
    void whatCannotBeIsTold(String arguments, String complaint) {
        Run run = Run.of(
                arguments.replace("FILE", folder.resolve("book").toString()).split(" "));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith(complaint).hasLineCount(1);
    }
}
