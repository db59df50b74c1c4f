package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.fixtures.BarsSolver;
import dev.solvable.tool.games.Games;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Solving a board on the command line. */
class SolveCommandTest {
    private static final String O_MUST_BLOCK = """
        TicTacToe

            a b c
          1 x x .
          2 . o .
          3 . . .

        to move:    second
        outcome:    DRAW
        distance:   6
        best move:  c1
        moves:      6
          c1  DRAW in 6  best
          a2  LOSS in 2
          c2  LOSS in 2
          a3  LOSS in 2
          b3  LOSS in 2
          c3  LOSS in 2
        """;

    @ParameterizedTest
    @ValueSource(strings = {"xx..o....", "xx./.o./...", "xx. .o. ...", "xx.\n.o.\n...\n"})
    void aBoardHasItsValueAndThatOfEveryMove(String board) {
        assertThat(Run.of("solve", "TicTacToe", board)).satisfies(run -> {
            assertThat(run.out().replace(System.lineSeparator(), "\n")).isEqualTo(O_MUST_BLOCK);
            assertThat(run.err()).isEmpty();
            assertThat(run.status()).isZero();
        });
    }

    /** What a terminal would obey is not written to it, wherever it stands. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TicTacToe .\u001b[31m | expected 'x', 'o' or '.', found '\\u001b' as character 2 of the board",
                "TicTacToe .\uD83D\uDE00 | expected 'x', 'o' or '.', found '\uD83D\uDE00' as character 2 of the board",
                "x\u001b[31m | there is no game 'x\\u001b[31m'; the games are *",
                "TicTacToe --to-move=\u001b[2J | Invalid value for option '--to-move': expected first or second, "
                        + "found '\\u001b[2J' (see 'solvable solve --help')",
                "TicTacToe ... --\u001b]0;\u0007x | Unknown option: '--\\u001b]0;\\u0007x' (see 'solvable solve --help')",
            })
    void controlCharactersAreShownEscaped(String arguments, String complaint) {
        Run run = Run.of(("solve " + arguments).split(" "));

        assertThat(run.status()).isEqualTo(2);
        if (complaint.endsWith("*")) {
            assertThat(run.err())
                    .startsWith(complaint.substring(0, complaint.length() - 1))
                    .hasLineCount(1);
        } else {
            assertThat(run.err()).isEqualTo(complaint + "\n");
        }
    }

    @Test
    void cellsWithNamesOfTheirOwnShowThem() {
        Run run = Run.of("solve", "TicTacToe3D", "x......../...o...../.........");

        assertThat(run.lines().subList(2, 5))
                .containsExactly(
                        "     x 1b1 1c1     2a1 2b1 2c1     3a1 3b1 3c1",
                        "   1a2 1b2 1c2       o 2b2 2c2     3a2 3b2 3c2",
                        "   1a3 1b3 1c3     2a3 2b3 2c3     3a3 3b3 3c3");
    }

    @Test
    void aFinishedGameHasNoMoves() {
        Run run = Run.of("solve", "TicTacToe", "xxxoo....");

        assertThat(run.status()).isZero();
        assertThat(run.lines())
                .contains(
                        "to move:    second",
                        "outcome:    LOSS",
                        "distance:   0",
                        "best move:  none, the game is over",
                        "moves:      none");
    }

    @Test
    void aHoleStaysBlankAndAnImpartialGameHasANimber() {
        Run run = Run.of("solve", "RingCram");

        assertThat(run.lines())
                .containsSubsequence(
                        "    a b c",
                        "  1 . . .",
                        "  2 .   .",
                        "  3 . . .",
                        "to move:    either",
                        "outcome:    LOSS",
                        "nimber:     0");
    }

    /** The results that the declarations state in their Javadoc. */
    @ParameterizedTest
    @CsvSource({
        "TicTacToe, DRAW",
        "MisereTicTacToe, DRAW",
        "WildTicTacToe, WIN",
        "Notakto, WIN",
        "FourByFour, DRAW",
        "ConnectFour4x4, DRAW",
        "ConnectFour5x4, DRAW",
        "Sim, LOSS",
        "Hex, WIN",
        "BlockGame, LOSS",
        "Cram, WIN",
        "RingCram, LOSS",
        "Domineering, LOSS",
        "Kayles, WIN",
        "MisereKayles, LOSS",
        "DawsonsKayles, LOSS",
        "Chomp, WIN",
        "Queens, WIN",
    })
    void everyGameHasItsKnownResult(String game, String outcome) {
        assertThat(Run.of("solve", game).lines()).contains("outcome:    " + outcome);
    }

    @ParameterizedTest
    @CsvSource({
        "Cram, 2",
        "RingCram, 0",
        "Kayles, 1",
        "MisereKayles, 4",
        "DawsonsKayles, 0",
        "BlockGame, 0",
        "Queens, 3"
    })
    void everyImpartialGameHasItsKnownNimber(String game, int nimber) {
        assertThat(Run.of("solve", game).lines()).contains("nimber:     " + nimber);
    }

    /** The openings that win where the declarations state them, and those of Hex. */
    @ParameterizedTest
    @CsvSource({
        "WildTicTacToe, x-b2 o-b2",
        "Notakto, b2",
        "Chomp, c3",
        "Hex, c1 a2 b2 c2 a3",
    })
    void theKnownOpeningsWin(String game, String openings) {
        assertThat(Run.of("solve", game).lines())
                .filteredOn(line -> line.contains("  WIN in "))
                .extracting(line -> line.strip().split(" ")[0])
                .containsExactlyInAnyOrder(openings.split(" "));
    }

    @Test
    void withTilesOfOnePlayerABoardNeedsTheSideToMove() {
        String board = ".#.../.#.../...../...../.....";

        assertThat(Run.of("solve", "Domineering", board))
                .isEqualTo(new Run(
                        2, "", "this board does not say whose turn it is; add --to-move first or --to-move second\n"));
        assertThat(Run.of("solve", "Domineering", board, "--to-move", "second").lines())
                .contains("to move:    second")
                .anyMatch(line -> line.startsWith("  c2-d2  WIN in 11"));
        assertThat(Run.of("solve", "Domineering", "--to-move", "second").lines())
                .contains("to move:    second", "  a1-b1  LOSS in 12  best");
        assertThat(Run.of("solve", "Domineering", ".....").err()).startsWith("expected 25 cells, found 5");
    }

    /** A game of 64 bits, too large to answer from its start within a test, near its end. */
    @Test
    void marksFallToTheLowestFreeCell() {
        String board = "ox..x.x / oo.oxoo / xo.xoox / ox.xoxo / xo.xxox / xo.oxxo";
        Run run = Run.of("solve", "ConnectFour7x6", board);

        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsSubsequence(
                        "to move:    first",
                        "outcome:    WIN",
                        "best move:  f1",
                        "moves:      3",
                        "  f1  WIN in 5  best");
        Run hanging = Run.of("solve", "ConnectFour7x6", "x" + ".".repeat(41));
        assertThat(hanging)
                .isEqualTo(new Run(
                        2, "", "a mark has an empty cell below it, so this is no position of ConnectFour7x6\n"));
    }

    @Test
    void capitalsDoNotMatterInNames() {
        assertThat(Run.of("solve", "ringcram")).isEqualTo(Run.of("solve", "RingCram"));
    }

    @Test
    void theSideToMoveMayBeSaidWhereTheBoardAgrees() {
        assertThat(Run.of("solve", "TicTacToe", "xx..o....", "--to-move", "second"))
                .isEqualTo(Run.of("solve", "TicTacToe", "xx..o...."));

        Run refused = Run.of("solve", "TicTacToe", "xx..o....", "--to-move", "first");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err()).hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "xx", "xx..o.....", "xx..o...z", "ooo......", "xxxooo..."})
    void aBadBoardIsToldInOneLine(String board) {
        Run run = Run.of("solve", "TicTacToe", board);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasLineCount(1).doesNotContain("Exception");
    }

    @Test
    void theBestMoveComesFirstAndTheWorstLast() {
        List<String> moves = Run.of("solve", "WildTicTacToe", "x../.o./...").lines().stream()
                .filter(line -> line.matches("  \\S+  (WIN|DRAW|LOSS) in .*"))
                .toList();

        List<String> ranks = moves.stream()
                .map(line -> line.replaceFirst("  \\S+  (\\w+) in (\\d+).*", "$1 $2"))
                .toList();
        assertThat(ranks).isSortedAccordingTo(Comparator.comparingInt(SolveCommandTest::rank));
        assertThat(moves).filteredOn(line -> line.endsWith("  best")).containsExactly(moves.get(0));
    }

    /** Wins by how fast they are, then draws, then losses by how slow. */
    private static int rank(String value) {
        int distance = Integer.parseInt(value.replaceAll("\\D", ""));
        return value.startsWith("WIN") ? distance : value.startsWith("DRAW") ? 1_000 : 2_000 - distance;
    }

    @ParameterizedTest
    @ValueSource(strings = {"TicTacToe", "MisereTicTacToe", "WildTicTacToe", "Cram", "Chomp", "Hex"})
    void theFirstMoveIsTheSolversBest(String game) {
        List<String> lines = Run.of("solve", game).lines();
        String best = lines.stream()
                .filter(line -> line.startsWith("best move:  "))
                .findFirst()
                .orElseThrow()
                .substring(12);
        Solver solver = GameCatalog.find(game).orElseThrow();

        assertThat(best).isEqualTo(MoveNames.of(solver).of(solver.initial(), solver.bestMove(solver.initial())));
        assertThat(lines).anyMatch(line -> line.matches("  " + best + " +[A-Z]+ in [0-9]+  best"));
    }

    @Test
    void jsonIsForPrograms() {
        JsonObject answer = JsonParser.parseString(
                        Run.of("solve", "TicTacToe", "xx..o....", "--json").out())
                .getAsJsonObject();

        assertThat(answer.get("outcome").getAsString()).isEqualTo("draw");
        assertThat(answer.get("distance").getAsInt()).isEqualTo(6);
        assertThat(answer.get("best").getAsString()).isEqualTo("c1");
        assertThat(answer.get("toMove").getAsString()).isEqualTo("second");
        assertThat(answer.getAsJsonArray("moves")).hasSize(6);
    }

    @Test
    void coloursAreForTerminals() {
        String plain = Run.of("solve", "TicTacToe", "xx..o....").out();
        Run coloured = Run.of("solve", "TicTacToe", "xx..o....", "--color=always");

        assertThat(plain).doesNotContain("\u001b");
        assertThat(coloured.out()).contains("\u001b[").isNotEqualTo(plain);
        assertThat(coloured.out().replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
        assertThat(Run.atTerminal("", "solve", "TicTacToe", "xx..o....").out()).isEqualTo(coloured.out());
        assertThat(Run.atTerminal("", "solve", "TicTacToe", "xx..o....", "--color", "NEVER")
                        .out())
                .isEqualTo(plain);
        assertThat(Run.of("solve", "TicTacToe", "--color=red").err())
                .isEqualTo("Invalid value for option '--color': expected auto, always or never, found 'red' "
                        + "(see 'solvable solve --help')\n");
    }

    @Test
    void anEstimateSolvesNothing() {
        Run run = Run.of("solve", "ConnectFour7x6", "--estimate");

        assertThat(run.status()).isZero();
        assertThat(run.lines())
                .contains("states:     532,875,860,165,503", "position:   49 bits at most", "heap:       large enough")
                .anyMatch(line -> line.matches("algorithm:  search.*"))
                .anyMatch(line -> line.matches("memory:     [0-9,]+ bytes \\([0-9.]+ [KMG]iB\\) once in use"));
        assertThat(Run.of("solve", "Queens", "--estimate").lines()).contains("states:     over 2^63");
        JsonObject json = JsonParser.parseString(
                        Run.of("solve", "Sim", "--estimate", "--json").out())
                .getAsJsonObject();
        assertThat(json.get("states").getAsLong()).isEqualTo(14_348_907);
        assertThat(json.get("fits").getAsBoolean()).isTrue();
        assertThat(Run.of("solve", "Queens", "--estimate", "--json").out())
                .contains("\"cacheBytes\"")
                .doesNotContain("\"states\"");
    }

    @Test
    void nobodyEstimatesAGameWhoseRulesAreAProgram() {
        assertThat(Run.of("solve", "Quixo", "--estimate").lines())
                .contains(
                        "states:     not known beforehand, the rules are a program",
                        "memory:     not known beforehand",
                        "position:   64 bits at most",
                        "heap:       perhaps large enough: how many can be reached shows while solving");
        assertThat(Run.of("solve", "Quixo", "--estimate", "--json").out())
                .contains("\"fits\": true")
                .doesNotContain("\"states\"", "\"cacheBytes\"");
    }

    /** All fillings of the board take so much; fewer can be reached. */
    @Test
    void theMemoryOfAGameOfPiecesIsABound() {
        assertThat(Run.of("solve", "Hexapawn", "--estimate").lines())
                .anyMatch(
                        line -> line.matches(
                                "memory:     at most [0-9,]+ bytes \\([0-9.]+ [KM]iB\\) once in use; while solving the moves too"));
    }

    /** The line is written again and again, and is gone at the end. */
    @Test
    void progressIsSeenAtATerminalOnly() {
        Run seen = Run.atTerminal("", "solve", "ConnectFour5x4", "--progress", "--color=never");

        assertThat(seen.err()).startsWith("\r").endsWith("\r" + " ".repeat(79) + "\r");
        assertThat(seen.out())
                .isEqualTo(Run.of("solve", "ConnectFour5x4", "--progress").out());
        assertThat(Run.of("solve", "TicTacToe", "--progress").err()).isEmpty();
    }

    /** A row of the board that begins with a bar is none of pieces in hand. */
    @Test
    void aBoardWhoseMarkIsABarIsDrawn() {
        Program program = new Program(() -> new Games(Map.of("Bars", BarsSolver::new)), Map.of());

        assertThat(Run.of(program, "", "solve", "Bars", "o../|..").out())
                .startsWith("Bars\n\n    a b c\n  1 o . .\n  2 | . .\n\nto move:    first\n");
    }
}
