package dev.solvable.processor.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.declaration.BoardDeclaration;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.declaration.LinesDeclaration;
import dev.solvable.processor.declaration.MarksDeclaration;
import dev.solvable.processor.declaration.MethodDeclaration;
import dev.solvable.processor.declaration.TilesDeclaration;
import dev.solvable.processor.declaration.TypeShape;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Problem;
import dev.solvable.processor.diagnostic.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From a declaration to its cells, lines and moves, without a compiler. */
class GameCheckerTest {
    private static final GameType TYPE = new GameType("games", "Game", false);

    private int cells = 9;
    private String encoding = "AUTO";
    private Optional<BoardDeclaration> board = Optional.empty();
    private Optional<MarksDeclaration> marks = Optional.empty();
    private final List<TilesDeclaration> tiles = new ArrayList<>();
    private Optional<LinesDeclaration> lines = Optional.empty();
    private Optional<String> noMoves = Optional.empty();
    private String expect = "UNSTATED";
    private final List<MethodDeclaration> moveSources = new ArrayList<>();
    private final List<MethodDeclaration> winChecks = new ArrayList<>();
    private final Problems problems = new Problems();

    private Optional<Game> check() {
        return GameChecker.check(
                new GameDeclaration(
                        TYPE,
                        TypeShape.PLAIN_CLASS,
                        cells,
                        encoding,
                        0,
                        expect,
                        board,
                        marks,
                        tiles,
                        lines,
                        noMoves,
                        moveSources,
                        winChecks,
                        List.of()),
                problems);
    }

    private Game game() {
        Optional<Game> game = check();
        assertThat(problems.list()).isEmpty();
        return game.orElseThrow();
    }

    /** A board from its rows joined by {@code /}, and its number of cells. */
    private void board(String picture) {
        List<String> map = List.of(picture.split("/"));
        board = Optional.of(new BoardDeclaration(map.size(), map.get(0).length(), map));
        cells = (int) picture.chars().filter(c -> c == '.').count();
    }

    private void marks() {
        marks = Optional.of(new MarksDeclaration('x', 'o', '.', "OWN", false));
    }

    private void lines(int length, String... patterns) {
        marks();
        lines = Optional.of(new LinesDeclaration(length, true, true, true, List.of(patterns), "WINS"));
    }

    private void tiles(boolean rotate, boolean reflect, String... pictures) {
        tiles.add(new TilesDeclaration(List.of(pictures), rotate, reflect, "EITHER", '#', '.'));
    }

    private List<String> lineCells() {
        return ((MarkRules) game().rules())
                .lines().masks().stream().map(GameCheckerTest::cells).toList();
    }

    private List<String> tileCells() {
        return ((TileRules) game().rules())
                .tiles().stream().map(tile -> cells(tile.cells())).toList();
    }

    private static String cells(long mask) {
        return Board.cellsOf(mask).stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Test
    void withoutBoardTheCellsAreOneRow() {
        marks();
        assertThat(game().board()).isEqualTo(Board.full(1, 9));
        assertThat(game().board().name(8)).isEqualTo("i1");
    }

    @Test
    void columnsAfterZHaveTwoLetters() {
        cells = 64;
        tiles(true, true, "#");
        assertThat(game().board().name(25)).isEqualTo("z1");
        assertThat(game().board().name(26)).isEqualTo("aa1");
        assertThat(game().board().name(63)).isEqualTo("bl1");
        assertThat(Board.columnName(26 + 26 * 26)).isEqualTo("aaa");
    }

    @Test
    void holesHaveNoNumber() {
        board(".../. ./...");
        marks();
        Board cells = game().board();
        assertThat(cells.name(3)).isEqualTo("a2");
        assertThat(cells.name(4)).isEqualTo("c2");
        assertThat(cells.cellAt(1, 1)).isEqualTo(-1);
        assertThat(cells.mask()).isEqualTo(0xff);
    }

    @Test
    void ticTacToeHasItsEightLines() {
        board(".../.../...");
        lines(3);
        assertThat(lineCells()).containsExactly("0 1 2", "3 4 5", "6 7 8", "0 3 6", "1 4 7", "2 5 8", "0 4 8", "2 4 6");
        assertThat(game().noMoves()).isEqualTo(Ending.DRAWS);
    }

    @Test
    void linesNeverCrossHoles() {
        board(".../. ./...");
        lines(3);
        assertThat(lineCells()).containsExactly("0 1 2", "5 6 7", "0 3 5", "2 4 7");
    }

    @Test
    void aLengthThatFitsSomeDirectionsIsEnough() {
        board("..../....");
        lines(3);
        assertThat(lineCells()).containsExactly("0 1 2", "1 2 3", "4 5 6", "5 6 7");
    }

    @Test
    void lengthOneIsEveryCellOnce() {
        board("../..");
        lines(1);
        assertThat(lineCells()).containsExactly("0", "1", "2", "3");
    }

    @Test
    void patternsFollowTheStraightLinesAndRepeatNone() {
        board(".../.../...");
        lines(3, "8 0", "2 1 0", "8 0");
        assertThat(lineCells()).hasSize(9).endsWith("2 4 6", "0 8");
    }

    @Test
    void patternsAreNumbersOrPictures() {
        board(".../. ./...");
        lines(0, "7 00", "#../. ./..#", " 1 2 ", ".##/. ./...");
        assertThat(lineCells()).containsExactly("0 7", "1 2");
        assertThat(((MarkRules) game().rules()).lines().patterns()).isTrue();
    }

    @Test
    void aPictureOfOneRowMayHaveHoles() {
        board(". ..");
        lines(0, "# .#");
        assertThat(lineCells()).containsExactly("0 2");
    }

    @ParameterizedTest(name = "{0} rotate={1} reflect={2}: {3} placements on 3 x 3")
    @CsvSource({
        "#,         true,  true,  9",
        "##,        true,  true,  12",
        "##,        false, true,  6",
        "##/#.,     true,  true,  16",
        "##/#.,     false, false, 4",
        "##/#.,     false, true,  8",
        "###/#..,   true,  true,  16",
        "###/#..,   true,  false, 8",
        "###/#..,   false, true,  4",
        "##./.##,   true,  true,  8",
        "##./.##,   true,  false, 4",
        "#.#,       true,  true,  6",
        "..#,       true,  true,  9",
        ".../.#./., true,  true,  9",
        "#///#,     true,  true,  0",
    })
    void orientationsAreMirroredThenTurned(String picture, boolean rotate, boolean reflect, int placements) {
        board(".../.../...");
        tiles(rotate, reflect, picture);
        if (placements > 0) {
            assertThat(tileCells()).hasSize(placements).doesNotHaveDuplicates();
        } else {
            assertThat(check()).isEmpty();
            assertThat(problems.list()).extracting(Problem::message).containsExactly(Message.GAME_WITHOUT_MOVE);
        }
    }

    @Test
    void movesGoByPictureThenByCells() {
        board(".../...");
        tiles(true, true, "###", "##/#.");
        tiles(false, false, "#/#", "##");
        assertThat(tileCells())
                .containsExactly(
                        "0 1 2", "3 4 5", "0 1 3", "0 1 4", "0 3 4", "1 2 4", "1 2 5", "1 3 4", "1 4 5", "2 4 5", "0 3",
                        "1 4", "2 5", "0 1", "1 2", "3 4", "4 5");
        assertThat(((TileRules) game().rules())
                        .tiles().stream().map(Tile::picture).distinct())
                .containsExactly(0, 1, 2, 3);
    }

    @Test
    void aSetOfCellsBelongsToItsFirstPicture() {
        board("...");
        tiles(true, true, "##", "##", "##/..");
        assertThat(tileCells()).containsExactly("0 1", "1 2");
    }

    @Test
    void tilesCoverNoHole() {
        board(".../. ./...");
        tiles(true, true, "##");
        assertThat(tileCells()).containsExactly("0 1", "0 3", "1 2", "2 4", "3 5", "4 7", "5 6", "6 7");
    }

    @Test
    void theHighestCellIsABitLikeAnyOther() {
        cells = 64;
        tiles(true, true, "##");
        assertThat(tileCells()).hasSize(63).endsWith("62 63").startsWith("0 1");
    }

    @Test
    void whoCannotMoveLosesWhereNothingElseIsSaid() {
        marks();
        assertThat(game().noMoves()).isEqualTo(Ending.LOSES);
        noMoves = Optional.of("WINS");
        assertThat(game().noMoves()).isEqualTo(Ending.WINS);
    }

    @ParameterizedTest
    @CsvSource({
        "AUTO, 40, true",
        "AUTO, 41, false",
        "TERNARY, 40, true",
        "TERNARY, 41, false",
        "BITMASK, 32, true",
        "BITMASK, 33, false"
    })
    void marksFitUpToTheEncodingsLimit(String encoding, int cells, boolean fits) {
        this.encoding = encoding;
        this.cells = cells;
        marks();
        assertThat(check().isPresent()).isEqualTo(fits);
        assertThat(problems.hasErrors()).isEqualTo(!fits);
    }

    @Test
    void anUnknownConstantIsAnotherVersions() {
        encoding = "QUATERNARY";
        marks();
        assertThat(check()).isEmpty();
        assertThat(problems.list()).extracting(Problem::message).containsExactly(Message.VERSION_MISMATCH);
    }

    @Test
    void aWrongBoardSaysNothingOfLinesAndTilesOnIt() {
        cells = 9;
        board = Optional.of(new BoardDeclaration(3, 4, List.of()));
        lines(5, "11 12", "0 0 x");
        assertThat(check()).isEmpty();
        assertThat(problems.list())
                .extracting(Problem::message)
                .containsExactly(Message.CELLS_MISMATCH, Message.PATTERN_CHARACTER);
    }

    @Test
    void idsAreTheNamesOfTheConstants() {
        for (Message message : Message.values()) {
            assertThat(message.id()).as(message.name()).isEqualTo(camelCase(message.name()));
        }
    }

    private static String camelCase(String name) {
        return Arrays.stream(name.split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }
}
