package dev.solvable.tool.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.classpath.ClassPathGames;
import dev.solvable.tool.classpath.Project;
import dev.solvable.tool.games.Games;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Making opening books, keeping them in files, and answering from them. */
class BookTest {
    private static final String SAMPLE = "dev/solvable/sample/games/TicTacToeSolver";
    private static final String NAMESAKE = "dev/solvable/tool/fixtures/TicTacToeSolver";

    @TempDir
    private Path folder;

    private static Solver solver(String game) {
        return GameCatalog.find(game).orElseThrow();
    }

    private byte[] book(Solver solver, int plies) throws IOException {
        return new BookMaker(solver, plies).make(folder.resolve("draft"), solved -> {});
    }

    private Solver withBook(Solver solver, int plies) throws IOException {
        BookFile file = BookFile.read(new ByteArrayInputStream(book(solver, plies)));
        return new BookSolver(solver, OpeningBook.of(solver, plies, file.values()));
    }

    @ParameterizedTest
    @CsvSource({"TicTacToe, 4", "MisereTicTacToe, 9", "ConnectFour4x4, 6", "Domineering, 3", "TicTacToe3D, 2"})
    void answersAreTheSolversOwn(String game, int plies) throws IOException {
        Solver solver = solver(game);
        Solver withBook = withBook(solver(game), plies);

        for (long position : firstPositions(solver, Math.min(plies, 4) + 1)) {
            String board = solver.format(position);
            assertThat(withBook.outcome(position)).as(board).isEqualTo(solver.outcome(position));
            assertThat(withBook.distance(position)).as(board).isEqualTo(solver.distance(position));
            assertThat(withBook.bestMove(position)).as(board).isEqualTo(solver.bestMove(position));
        }
    }

    private static Set<Long> firstPositions(Solver solver, int plies) {
        Set<Long> positions = new HashSet<>(Set.of(solver.initial()));
        Queue<Long> ofPly = new ArrayDeque<>(positions);
        for (int ply = 0; ply < plies; ply++) {
            Queue<Long> next = new ArrayDeque<>();
            for (long position : ofPly) {
                for (int move : solver.moves(position)) {
                    long successor = solver.play(position, move);
                    if (positions.add(successor)) {
                        next.add(successor);
                    }
                }
            }
            ofPly = next;
        }
        return positions;
    }

    /** The counts of OEIS A013582: positions of Connect Four up to reflection. */
    @Test
    void positionsAndTheirImagesAreOne() {
        Solver solver = solver("ConnectFour7x6");

        assertThat(FirstPositions.of(solver, new Mirror(solver), 6).stream().map(List::size))
                .containsExactly(1, 4, 25, 121, 568, 2_144, 8_231);
        Solver snort = solver("Snort");
        assertThat(new Mirror(snort).image(snort.play(snort.initial(), 0)))
                .as("no image is known")
                .isEqualTo(snort.play(snort.initial(), 0));
    }

    @Test
    void theDigestTellsRulesApartAndNotHowAGameIsSolved() {
        List<String> digests = GameCatalog.names().stream()
                .filter(game -> !(solver(game) instanceof ImpartialSolver))
                .filter(game -> solver(game).facts().solvedBy() != Algorithm.RETROGRADE) // they have no first plies
                .map(game -> RulesDigest.of(solver(game)))
                .toList();

        assertThat(digests).hasSizeGreaterThan(8).doesNotHaveDuplicates();
        assertThat(RulesDigest.of(solver("ConnectFour7x6"))).isEqualTo(RulesDigest.of(solver("ConnectFour7x6")));
    }

    @Test
    void anEndlessGameHasNoBook() {
        assertThatThrownBy(() -> new BookMaker(solver("Hexapawn"), 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("this game is solved as a whole, so a book would spare no time");
    }

    @Test
    void aBookIsUsedBesideItsSolverAlone() throws IOException {
        Project.classes(folder, SAMPLE);
        Path file = folder.resolve("dev/solvable/sample/games/TicTacToe.book");
        Files.write(file, book(solver("TicTacToe"), 3));
        assertThat(found("TicTacToe")).isInstanceOf(BookSolver.class);
        assertThat(found("TicTacToe").facts()).isEqualTo(solver("TicTacToe").facts());

        // The same name, another game.
        Project.classes(folder, NAMESAKE);
        Files.delete(folder.resolve(SAMPLE + ".class"));
        Files.move(file, folder.resolve("dev/solvable/tool/fixtures/TicTacToe.book"));
        assertThat(found("TicTacToe")).isNotInstanceOf(BookSolver.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 60, -1})
    void aDamagedBookIsNone(int length) throws IOException {
        Project.classes(folder, SAMPLE);
        byte[] bytes = book(solver("TicTacToe"), 3);
        if (length < 0) {
            bytes[bytes.length - 12] ^= 1;
        }
        Files.write(
                folder.resolve("dev/solvable/sample/games/TicTacToe.book"),
                java.util.Arrays.copyOf(bytes, length < 0 ? bytes.length : length));

        assertThat(found("TicTacToe")).isNotInstanceOf(BookSolver.class);
    }

    private Solver found(String game) {
        return new ClassPathGames(new ClassPath(List.of(folder)), new Games(Map.of()))
                .load(complaint -> {
                    throw new AssertionError(complaint);
                })
                .find(game)
                .orElseThrow();
    }

    @Test
    void aMakingThatWasStoppedGoesOnWhereItWas() throws IOException {
        Solver solver = solver("ConnectFour4x4");
        byte[] whole = book(solver, 3);
        Path draft = folder.resolve("draft");
        List<String> lines = Files.readAllLines(draft);
        Files.writeString(draft, String.join("\n", lines.subList(0, 8)) + "\n" + "WI");
        List<Integer> solved = new ArrayList<>();

        assertThat(new BookMaker(solver, 3).make(draft, solved::add)).isEqualTo(whole);
        assertThat(solved).startsWith(8).endsWith(lines.size() - 1);
        assertThat(draft).hasContent(String.join("\n", lines));
        assertThatThrownBy(() -> new BookMaker(solver, 2).make(draft, any -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no part of this book");
    }

    @Test
    void gamesWithNimbersHaveNone() {
        assertThatThrownBy(() -> new BookMaker(solver("Kayles"), 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("moves of their own");
    }
}
