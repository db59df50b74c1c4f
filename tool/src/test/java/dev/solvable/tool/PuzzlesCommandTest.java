package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.MoveNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A puzzle has one right move, and the command tells it. */
@Tag("slow")
class PuzzlesCommandTest {
    private static List<JsonObject> puzzles(String... args) {
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        List<JsonObject> puzzles = new ArrayList<>();
        for (JsonElement puzzle :
                JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("puzzles")) {
            puzzles.add(puzzle.getAsJsonObject());
        }
        return puzzles;
    }

    /** Swept, searched, of tiles, of one player's tiles, of a move source, endless, programmed; all have that many. */
    @ParameterizedTest
    @CsvSource({
        "TicTacToe, 3, 20",
        "FourByFour, 5, 100",
        "ConnectFour5x4, 5, 100",
        "ConnectFour7x6, 3, 100",
        "Cram, 5, 100",
        "Domineering, 5, 100",
        "MisereKayles, 4, 3",
        "Hex, 3, 5",
        "Dodgem3x3, 8, 27",
        "Othello, 3, 100",
        "Kalah, 5, 100"
    })
    void eachPuzzleHasOneWinningMoveInThatManyPlies(String game, int plies, int count) {
        Solver solver = GameCatalog.find(game).orElseThrow();
        MoveNames names = MoveNames.of(solver);
        List<JsonObject> puzzles =
                puzzles("puzzles", game, "--win-in", "" + plies, "--count", "" + count, "--seed", "3", "--json");
        assertThat(puzzles).hasSize(count);
        Set<Long> seen = new HashSet<>();
        int before = 0;
        for (JsonObject puzzle : puzzles) {
            long position = position(solver, puzzle);
            assertThat(seen.add(position)).isTrue();
            assertThat(solver.distance(position)).isEqualTo(plies);
            List<String> winning = new ArrayList<>();
            for (int move : solver.moves(position)) {
                long next = solver.play(position, move);
                Player mover = solver.toMove(position);
                boolean movesAgain = mover != Player.EITHER && solver.toMove(next) == mover;
                if (solver.outcome(next) == (movesAgain ? Outcome.WIN : Outcome.LOSS)) {
                    winning.add(names.of(position, move));
                }
            }
            assertThat(winning).containsExactly(puzzle.get("solution").getAsString());
            assertThat(puzzle.getAsJsonArray("line")).hasSize(plies);
            assertThat(puzzle.get("secondChoices").getAsInt()).isGreaterThanOrEqualTo(before);
            before = puzzle.get("secondChoices").getAsInt();
        }
    }

    /** Where a symmetry exchanges the players, an image may have the wrong player to move. */
    @Test
    void playLeadsToEachPuzzle() {
        Solver solver = GameCatalog.find("Hexapawn").orElseThrow();
        assertThat(puzzles("puzzles", "Hexapawn", "--win-in", "3", "--json"))
                .isNotEmpty()
                .allSatisfy(puzzle ->
                        assertThat(solver.isReachable(position(solver, puzzle))).isTrue());
    }

    private static long position(Solver solver, JsonObject puzzle) {
        Player side = Player.valueOf(puzzle.get("toMove").getAsString().toUpperCase(Locale.ROOT));
        return BoardText.parse(solver, puzzle.get("board").getAsString(), side);
    }

    @Test
    void aDrawIsKeptByOneMoveAlone() {
        Solver solver = GameCatalog.find("TicTacToe").orElseThrow();
        List<JsonObject> puzzles = puzzles("puzzles", "TicTacToe", "--draw", "--count", "30", "--json");
        assertThat(puzzles).hasSize(30);
        for (JsonObject puzzle : puzzles) {
            long position = position(solver, puzzle);
            int drawing = 0;
            for (int move : solver.moves(position)) {
                Outcome left = solver.outcome(solver.play(position, move));
                assertThat(left).isNotEqualTo(Outcome.LOSS);
                drawing += left == Outcome.DRAW ? 1 : 0;
            }
            assertThat(drawing).isEqualTo(1);
        }
    }

    @Test
    void theSameSeedFindsTheSame() {
        String[] args = {"puzzles", "ConnectFour4x4", "--win-in", "3", "--count", "5", "--seed", "8", "--json"};
        assertThat(puzzles(args)).isEqualTo(puzzles(args));
        args[7] = "9";
        List<JsonObject> others = puzzles(args);
        args[7] = "8";
        assertThat(others).isNotEqualTo(puzzles(args));
    }

    @Test
    void textShowsBoardsAndThenSolutions() {
        Run run = Run.of("puzzles", "TicTacToe", "--win-in", "1", "--count", "2");
        assertThat(run.out())
                .contains("1. The ", "player is to move: win in 1 ply\n", "    a b c\n", "Solutions\n  1. ");
        assertThat(run.lines()).hasSize(2 * 7 + 3);
    }

    @Test
    void aPageStandsAlone(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("puzzles.html");
        assertThat(Run.of("puzzles", "Hexapawn", "--win-in", "3", "--count", "2", "--html", page.toString()))
                .isEqualTo(new Run(0, page + " has 2 puzzles of Hexapawn\n", ""));
        assertThat(Files.readString(page)).contains("<h1>Hexapawn: win in 3 plies</h1>", "<h2>2. The ", "Solutions");
        assertThat(Run.of("puzzles", "Hexapawn", "--win-in", "3", "--count", "1", "--html", page.toString()))
                .isEqualTo(new Run(0, page + " has 1 puzzle of Hexapawn\n", ""));
    }

    /** In place, a full disk would leave half a page of the one before. */
    @Test
    void aPageIsNotWrittenInPlace(@TempDir Path folder) throws IOException {
        Path page = Files.writeString(folder.resolve("puzzles.html"), "before");
        Path kept = Files.createLink(folder.resolve("kept.html"), page);

        Run.of("puzzles", "Hexapawn", "--win-in", "3", "--count", "2", "--html", page.toString());

        assertThat(Files.readString(page)).contains("Hexapawn");
        assertThat(Files.readString(kept)).isEqualTo("before");
    }

    @Test
    void whatCannotBeAskedIsSaid() {
        assertThat(Run.of("puzzles", "TicTacToe").err())
                .isEqualTo("Missing required argument (specify one of these): (--win-in=N | --draw)"
                        + " (see 'solvable puzzles --help')\n");
        assertThat(Run.of("puzzles", "TicTacToe", "--win-in", "1", "--json", "--html", "x.html"))
                .isEqualTo(new Run(
                        2, "", "--json and --html: puzzles are printed as JSON or written as a page, not both\n"));
        assertThat(Run.of("puzzles", "TicTacToe", "--win-in", "0").err())
                .isEqualTo("--win-in takes at least 1 ply, not 0\n");
        assertThat(Run.of("puzzles", "TicTacToe", "--win-in", "1", "--count", "0")
                        .err())
                .isEqualTo("--count is from 1 to 10000, not 0\n");
        assertThat(Run.of("puzzles", "TicTacToe", "--win-in", "8"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "no puzzle found: TicTacToe has no position with exactly one move to win in 8 plies, or it is"
                                + " too rare\n"));
    }
}
