package dev.solvable.processor.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.marks.StraightLines;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The symmetry groups of games, without a compiler. */
class SymmetriesTest {
    private static final GameType TYPE = new GameType("games", "Game", false);

    private static Game marks(Board board, Choice choice, boolean gravity, List<Long> lines, boolean patterns) {
        MarksCode code = gravity ? MarksCode.columns(board) : MarksCode.oneMask(board);
        long[] masks = lines.stream().mapToLong(code::bits).toArray();
        MarksGame game = new MarksGame("Game", code, "xo.", choice, Ending.WINS, Ending.DRAWS, masks);
        DeclaredMarks rules = new DeclaredMarks(game, patterns, "");
        return new Game(TYPE, board, rules, Ending.DRAWS, Encoding.AUTO, 0, Expectation.UNSTATED);
    }

    private static Game inARow(int rows, int columns, int length, boolean gravity) {
        Board board = Board.full(rows, columns);
        List<Long> lines = new ArrayList<>();
        for (StraightLines.Direction direction : StraightLines.Direction.values()) {
            lines.addAll(StraightLines.find(board, direction, length));
        }
        return marks(board, Choice.OWN, gravity, lines, false);
    }

    /** Dominoes: all of them for both players, or upright ones for the first and flat ones for the second. */
    private static Game dominoes(Board board, boolean partizan) {
        List<Long> upright = StraightLines.find(board, StraightLines.Direction.COLUMN, 2);
        List<Long> flat = StraightLines.find(board, StraightLines.Direction.ROW, 2);
        long[] tiles = Stream.concat(upright.stream(), flat.stream())
                .mapToLong(cells -> cells)
                .toArray();
        String players = partizan ? "1".repeat(upright.size()) + "2".repeat(flat.size()) : "";
        DeclaredTiles rules = new DeclaredTiles(
                new TakenGame("Dominoes", board, "#.", Ending.LOSES, tiles, players),
                Collections.nCopies(tiles.length, 0));
        return new Game(TYPE, board, rules, Ending.LOSES, Encoding.AUTO, 0, Expectation.UNSTATED);
    }

    /** The triangles of the complete graph on some points; cells are its edges. */
    private static Game sim(int points) {
        int[][] edge = new int[points][points];
        int cells = 0;
        for (int a = 0; a < points; a++) {
            for (int b = a + 1; b < points; b++) {
                edge[a][b] = cells++;
            }
        }
        List<Long> triangles = new ArrayList<>();
        for (int a = 0; a < points; a++) {
            for (int b = a + 1; b < points; b++) {
                for (int c = b + 1; c < points; c++) {
                    triangles.add(1L << edge[a][b] | 1L << edge[a][c] | 1L << edge[b][c]);
                }
            }
        }
        return marks(Board.full(1, cells), Choice.OWN, false, triangles, true);
    }

    @ParameterizedTest(name = "{1} x {0}, {2} in a row, gravity {3}: {4}")
    @CsvSource({"3, 3, 3, false, 8", "3, 4, 3, false, 4", "6, 7, 4, true, 2", "4, 4, 4, true, 2", "1, 5, 3, false, 2"})
    void straightLines(int rows, int columns, int length, boolean gravity, int order) {
        assertThat(inARow(rows, columns, length, gravity).symmetries().order()).isEqualTo(order);
    }

    @ParameterizedTest(name = "Sim on {0} points: {1}")
    @CsvSource({"3, 6", "4, 24", "5, 120", "6, 720"})
    void simHasTheRelabelingsOfItsPoints(int points, int order) {
        assertThat(sim(points).symmetries().order()).isEqualTo(order);
    }

    @Test
    void patternsThatTellNothingApartLeaveTheGridBeyondTheLimit() {
        // Ten cells on no line can be permuted at will, which is far more than 5,040 ways.
        Game game = marks(Board.full(3, 4), Choice.OWN, false, List.of(0b11L), true);
        assertThat(game.symmetries().order()).isEqualTo(1);
    }

    @Test
    void everyPermutationKeepsTheLines() {
        Game game = sim(5);
        List<Long> lines = ((DeclaredMarks) game.rules()).lineMasks();
        for (int[] permutation : game.symmetries().permutations()) {
            assertThat(lines).contains(Symmetries.image(permutation, lines.get(0)));
        }
        assertThat(game.symmetries().permutations().get(0)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    }

    @Test
    void aLopsidedBoardHasNone() {
        Board board = Board.of("...", ".. ", "...");
        assertThat(dominoes(board, false).symmetries().order()).isEqualTo(2);
        assertThat(dominoes(Board.of("...", ".. ", ".. "), false).symmetries().order())
                .isEqualTo(1);
    }

    @Test
    void theExchangeOfPlayersIsCountedApart() {
        assertThat(dominoes(Board.full(3, 4), false).symmetries())
                .extracting(Symmetries::order, Symmetries::exchanges)
                .containsExactly(4, 0);
        assertThat(dominoes(Board.full(4, 4), true).symmetries())
                .extracting(Symmetries::order, Symmetries::exchanges)
                .containsExactly(4, 4);
        assertThat(dominoes(Board.full(4, 5), true).symmetries())
                .extracting(Symmetries::order, Symmetries::exchanges)
                .containsExactly(4, 0);
        assertThat(inARow(3, 3, 3, false).symmetries().exchanges()).isEqualTo(8);
    }
}
