package dev.solvable.processor.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Player;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Problems.Problem;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From a declaration to its cells, lines and moves, without a compiler. */
class GameCheckerTest {
    private static final GameType TYPE = new GameType("games", "Game", false);

    private int cells = 9;
    private Encoding encoding = Encoding.AUTO;
    private Optional<GameDeclaration.Board> board = Optional.empty();
    private Optional<GameDeclaration.Marks> marks = Optional.empty();
    private final List<GameDeclaration.Tiles> tiles = new ArrayList<>();
    private Optional<GameDeclaration.Lines> lines = Optional.empty();
    private Optional<Ending> noMoves = Optional.empty();
    private Expectation expect = Expectation.UNSTATED;
    private final List<GameDeclaration.Method> moveSources = new ArrayList<>();
    private final List<GameDeclaration.Method> winChecks = new ArrayList<>();
    private final Problems problems = new Problems();

    private Optional<Game> check() {
        return GameChecker.check(
                new GameDeclaration(
                        TYPE,
                        MovingGames.PLAIN_CLASS,
                        cells,
                        encoding,
                        0,
                        expect,
                        board,
                        marks,
                        tiles,
                        lines,
                        noMoves,
                        MovingDeclaration.NONE,
                        moveSources,
                        winChecks),
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
        board = Optional.of(new GameDeclaration.Board(map.size(), map.get(0).length(), map, List.of(), List.of()));
        cells = (int) picture.chars().filter(c -> c == '.').count();
    }

    private void marks() {
        marks = Optional.of(new GameDeclaration.Marks('x', 'o', false, '.', Choice.OWN, false));
    }

    private void marks(Choice choice, boolean gravity) {
        marks = Optional.of(new GameDeclaration.Marks('x', 'o', false, '.', choice, gravity));
    }

    private void tilesBy(Player player, String... pictures) {
        tiles.add(new GameDeclaration.Tiles(List.of(pictures), false, false, true, player, true, '#', '.'));
    }

    private static GameDeclaration.Method moveSource(String name) {
        return new GameDeclaration.Method(
                name, Player.EITHER, true, false, List.of(), "long[][]", List.of(), List.of());
    }

    private static GameDeclaration.Method winCheck(String name) {
        List<String> parameters = List.of("long", "long", "dev.solvable.Player");
        return new GameDeclaration.Method(
                name, Player.EITHER, true, false, List.of(), "boolean", parameters, List.of());
    }

    private List<Message> messages() {
        assertThat(check()).isEmpty();
        return problems.list().stream().map(Problem::message).toList();
    }

    private void lines(int length, String... patterns) {
        marks();
        lines = Optional.of(new GameDeclaration.Lines(
                length, true, true, true, List.of(patterns), Ending.WINS, false, Player.EITHER, false));
    }

    private void tiles(boolean rotate, boolean reflect, String... pictures) {
        tiles.add(new GameDeclaration.Tiles(List.of(pictures), rotate, reflect, true, Player.EITHER, true, '#', '.'));
    }

    private List<String> lineCells() {
        return ((DeclaredMarks) game().rules())
                .lineMasks().stream().map(GameCheckerTest::cells).toList();
    }

    private List<String> tileCells() {
        return Arrays.stream(((DeclaredTiles) game().rules()).game().fills())
                .mapToObj(GameCheckerTest::cells)
                .toList();
    }

    private static String cells(long mask) {
        return Board.cellsOf(mask).stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Test
    void theOnlyLineIsSaidToBeTheOnlyOne() {
        board(".../...");
        lines(0, "0 1 2");
        assertThat(RulesInWords.of(game(), code -> code)).contains("A player whose marks fill the only line wins.");
    }

    @Test
    void theOnlyPlaceForATileIsOneWay() {
        board("..");
        tiles(true, true, "##");
        assertThat(RulesInWords.of(game(), code -> code))
                .contains("with a tile; there is one way to place one on an empty board.");
    }

    @Test
    void withoutBoardTheCellsAreOneRow() {
        marks();
        assertThat(game().board().map()).containsExactly(".........");
        assertThat(game().board().name(8)).isEqualTo("i1");
    }

    @Test
    void columnsAfterZHaveTwoLetters() {
        cells = 64;
        tiles(true, true, "#");
        assertThat(game().board().name(25)).isEqualTo("z1");
        assertThat(game().board().name(26)).isEqualTo("aa1");
        assertThat(game().board().name(63)).isEqualTo("bl1");
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
        assertThat(((DeclaredMarks) game().rules()).patterns()).isTrue();
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
        assertThat(((DeclaredTiles) game().rules()).pictures().stream().distinct())
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
        noMoves = Optional.of(Ending.WINS);
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
    void marksFitUpToTheEncodingsLimit(Encoding encoding, int cells, boolean fits) {
        this.encoding = encoding;
        this.cells = cells;
        marks();
        assertThat(check().isPresent()).isEqualTo(fits);
        assertThat(problems.hasErrors()).isEqualTo(!fits);
    }

    @ParameterizedTest(name = "{0} marks, gravity {1}, {2} on {3} x {4}: {5}")
    @CsvSource({
        "ANY,    false, BITMASK, 4, 8, true",
        "ANY,    false, BITMASK, 3, 11, false",
        "ANY,    false, AUTO,    5, 8, true",
        "ANY,    false, AUTO,    1, 41, false",
        "SHARED, false, AUTO,    8, 8, true",
        "SHARED, false, BITMASK, 8, 8, true",
        "SHARED, false, TERNARY, 5, 8, true",
        "SHARED, false, TERNARY, 1, 41, false",
        "OWN,    true,  AUTO,    6, 7, true",
        "OWN,    true,  BITMASK, 6, 7, true",
        "OWN,    true,  TERNARY, 6, 7, false",
        "OWN,    true,  TERNARY, 5, 8, true",
        "OWN,    true,  TERNARY, 1, 32, true",
        "OWN,    true,  AUTO,    1, 32, true",
        "OWN,    true,  AUTO,    1, 33, false",
        "OWN,    true,  TERNARY, 1, 33, false",
        "ANY,    true,  AUTO,    7, 8, true",
        "SHARED, true,  BITMASK, 7, 8, true",
        "SHARED, true,  AUTO,    63, 1, true",
        "SHARED, true,  AUTO,    64, 1, false",
    })
    void everyChoiceOfMarksHasItsLimits(
            Choice choice, boolean gravity, Encoding encoding, int rows, int columns, boolean fits) {
        this.encoding = encoding;
        board(String.join("/", Collections.nCopies(rows, ".".repeat(columns))));
        marks(choice, gravity);
        assertThat(check().isPresent()).isEqualTo(fits);
        assertThat(problems.list())
                .extracting(Problem::message)
                .isEqualTo(fits ? List.of() : List.of(Message.ENCODING_TOO_SMALL));
    }

    @Test
    void withGravityHolesTakeNoRoomAndColumnsWithoutCellsTakeNone() {
        // 56 cells in 8 columns: exactly 64 bits.
        board("... ....." + "/... .....".repeat(6));
        marks(Choice.OWN, true);
        assertThat(game().board().stacks()).hasSize(8);
        board("..../. ../.. .");
        assertThat(game().board().stacks())
                .containsExactly(List.of(7, 4, 0), List.of(8, 1), List.of(5, 2), List.of(9, 6, 3));
    }

    @ParameterizedTest(name = "tiles of one player, {0}, {1} cells, {2} and {3}: {4}")
    @CsvSource({
        "AUTO,    63, #,  ##, true",
        "AUTO,    64, #,  ##, false",
        "BITMASK, 64, #,  ##, false",
        "AUTO,    64, ##, #.#, true",
        "TERNARY, 39, #,  ##, true",
        "TERNARY, 40, #,  ##, false",
        "TERNARY, 40, ##, ##, false",
    })
    void tilesOfOnePlayerNeedRoomForTheSide(Encoding encoding, int cells, String first, String second, boolean fits) {
        this.encoding = encoding;
        this.cells = cells;
        tilesBy(Player.FIRST, first);
        tilesBy(Player.SECOND, second);
        assertThat(check().isPresent()).isEqualTo(fits);
        assertThat(problems.list())
                .extracting(Problem::message)
                .isEqualTo(fits ? List.of() : List.of(Message.ENCODING_TOO_SMALL));
    }

    @ParameterizedTest
    @CsvSource({"BITMASK, 64, true", "TERNARY, 40, true", "TERNARY, 41, false"})
    void tilesOfBothNeedNone(Encoding encoding, int cells, boolean fits) {
        this.encoding = encoding;
        this.cells = cells;
        tiles(true, true, "#", "##");
        assertThat(check().isPresent()).isEqualTo(fits);
    }

    @Test
    void aSetOfCellsIsGivenToEachPlayerOnce() {
        board("...");
        tilesBy(Player.FIRST, "##");
        tilesBy(Player.EITHER, "##", "#");
        tilesBy(Player.SECOND, "##", "#", "###");
        DeclaredTiles rules = (DeclaredTiles) game().rules();
        assertThat(rules.partizan()).isTrue();
        assertThat(rules.game().fills()).containsExactly(0b011, 0b110, 0b011, 0b110, 0b001, 0b010, 0b100, 0b111);
        assertThat(rules.game().players()).isEqualTo("1122***2");
        assertThat(rules.pictures()).containsExactly(0, 0, 1, 1, 2, 2, 2, 5);
    }

    @Test
    void allTilesMayBelongToOnePlayer() {
        board("..");
        tilesBy(Player.SECOND, "##");
        DeclaredTiles rules = (DeclaredTiles) game().rules();
        assertThat(rules.game().fills()).containsExactly(0b11);
        assertThat(rules.game().players()).isEqualTo("2");
    }

    @Test
    void aTileOfOnePlayerMakesAGamePartizanEvenWhereItFitsNowhere() {
        board("..");
        tilesBy(Player.EITHER, "##");
        tilesBy(Player.FIRST, "###");
        DeclaredTiles rules = (DeclaredTiles) check().orElseThrow().rules();
        assertThat(rules.partizan()).isTrue();
        assertThat(rules.game().players()).isEqualTo("*");
        assertThat(problems.list()).extracting(Problem::message).containsExactly(Message.TILE_FITS_NOWHERE);
    }

    @Test
    void sharedMarksHaveNoSecondCharacter() {
        marks = Optional.of(new GameDeclaration.Marks('x', 'x', false, '.', Choice.SHARED, true));
        DeclaredMarks rules = (DeclaredMarks) game().rules();
        assertThat(rules.game().marks()).isEqualTo("x.");
        assertThat(rules.choice()).isEqualTo(Choice.SHARED);
        assertThat(rules.gravity()).isTrue();
        assertThat(rules.lineMasks()).isEmpty();
        assertThat(rules.hasWinCheck()).isFalse();
        marks = Optional.of(new GameDeclaration.Marks('.', 'x', false, '.', Choice.SHARED, false));
        assertThat(messages()).containsExactly(Message.SAME_CHARACTER);
    }

    @Test
    void marksOfAnyKindNeedBothCharacters() {
        marks = Optional.of(new GameDeclaration.Marks('x', 'x', false, '.', Choice.ANY, false));
        assertThat(messages()).containsExactly(Message.SAME_CHARACTER);
    }

    @Test
    void aMoveSourceIsARuleOfItsOwn() {
        cells = 64;
        moveSources.add(moveSource("moves"));
        assertThat(game().rules()).isEqualTo(new DeclaredMoveSource(List.of("moves")));
        assertThat(game().noMoves()).isEqualTo(Ending.LOSES);
        assertThat(game().symmetries().order()).isEqualTo(1);
    }

    @Test
    void aWinCheckEndsAGameOfMarks() {
        marks();
        winChecks.add(winCheck("won"));
        assertThat(((DeclaredMarks) game().rules()).winCheck()).isEqualTo("won");
        assertThat(game().noMoves()).isEqualTo(Ending.DRAWS);
        assertThat(game().symmetries().order()).isEqualTo(1);
    }

    @Test
    void noMovesMayBeSaidOfEveryGame() {
        noMoves = Optional.of(Ending.WINS);
        winChecks.add(winCheck("won"));
        marks();
        assertThat(game().noMoves()).isEqualTo(Ending.WINS);
    }

    @Test
    void whatAMethodHasToBeIsSaidAtOnce() {
        marks();
        winChecks.add(new GameDeclaration.Method(
                "won", Player.EITHER, false, true, List.of("T"), "T", List.of(), List.of("java.io.IOException")));
        assertThat(messages())
                .containsExactly(
                        Message.METHOD_PRIVATE,
                        Message.METHOD_NOT_STATIC,
                        Message.METHOD_SIGNATURE,
                        Message.METHOD_THROWS);
    }

    @Test
    void methodsAreRefusedWhereTheyHaveNoMeaning() {
        moveSources.add(moveSource("moves"));
        winChecks.add(winCheck("won"));
        encoding = Encoding.TERNARY;
        expect = Expectation.DRAW;
        assertThat(messages())
                .containsExactly(Message.WIN_CHECK_WITHOUT_MARKS, Message.TERNARY_MOVE_SOURCE, Message.EXPECT_OF_CODE);
    }

    @Test
    void theStatedResultIsPartOfTheGame() {
        marks();
        expect = Expectation.SECOND_WINS;
        assertThat(game().expect()).isEqualTo(Expectation.SECOND_WINS);
    }

    @ParameterizedTest(name = "{0} with gravity: {1}, without: {2}")
    @CsvSource({".../.../..., 2, 8", ".../. ./..., 2, 8", "..../...., 2, 4", "../. /.., 1, 2"})
    void gravityLeavesTheMirrorImage(String picture, int with, int without) {
        board(picture);
        lines(2);
        marks(Choice.OWN, false);
        assertThat(game().symmetries().order()).isEqualTo(without);
        marks(Choice.OWN, true);
        assertThat(game().symmetries().order()).isEqualTo(with);
    }

    @Test
    void gravityHoldsForPatternsToo() {
        board("../..");
        lines(0, "0 1", "2 3");
        assertThat(game().symmetries().order()).isEqualTo(8);
        marks(Choice.OWN, true);
        assertThat(game().symmetries().order()).isEqualTo(2);
    }

    @Test
    void symmetriesKeepThePlayersTilesApart() {
        board("../..");
        tilesBy(Player.FIRST, "#/#");
        tilesBy(Player.SECOND, "##");
        assertThat(game().symmetries().order()).isEqualTo(4);
        tiles.clear();
        tiles(true, true, "##");
        assertThat(game().symmetries().order()).isEqualTo(8);
    }

    @Test
    void aTileOfBothIsOneHoweverItIsWritten() {
        board("../..");
        tilesBy(Player.FIRST, "#/#");
        tilesBy(Player.EITHER, "#/#", "##");
        assertThat(game().symmetries().order()).isEqualTo(8);
    }

    @Test
    void aWrongBoardSaysNothingOfLinesAndTilesOnIt() {
        cells = 9;
        board = Optional.of(new GameDeclaration.Board(3, 4, List.of(), List.of(), List.of()));
        lines(5, "11 12", "0 0 x");
        assertThat(check()).isEmpty();
        assertThat(problems.list())
                .extracting(Problem::message)
                .containsExactly(Message.CELLS_MISMATCH, Message.PATTERN_CHARACTER);
    }

    @Test
    void idsAreTheNamesOfTheConstants() {
        assertThat(Message.OVER_AT_THE_START.id()).isEqualTo("OverAtTheStart");
        assertThat(Message.MORE_OF_A_KIND.id()).isEqualTo("MoreOfAKind");
        assertThat(Message.values()).extracting(Message::id).allMatch(id -> id.matches("([A-Z][a-z0-9]*)+"));
    }
}
