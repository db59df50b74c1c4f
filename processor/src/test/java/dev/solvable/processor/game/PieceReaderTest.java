package dev.solvable.processor.game;

import static dev.solvable.processor.game.MovingGames.pieces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Direction;
import dev.solvable.Ending;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.InterpretedPieces;
import dev.solvable.processor.game.pieces.MoveUnroller;
import dev.solvable.processor.game.pieces.PieceMove;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From the words of a declaration to every change of the board that a player can make. */
class PieceReaderTest {
    /** The moves of the first player, such as {@code b2-b1 free b1}. */
    private static List<String> first(MovingGames declared) {
        Game game = declared.game();
        DeclaredPieces rules = (DeclaredPieces) game.rules();
        return rules.moves().stream()
                .filter(move -> rules.set().isFirst(move.plane()))
                .map(move -> text(move, game.board()))
                .toList();
    }

    private static String text(PieceMove move, Board board) {
        List<String> parts = new ArrayList<>();
        parts.add((move.places() ? "@" : board.name(move.from()) + "-") + (move.leaves() ? "" : board.name(move.to())));
        add("free", move.free(), board, parts);
        add("enemies", move.enemies(), board, parts);
        add("friends", move.friends(), board, parts);
        add("anyone", move.anyone(), board, parts);
        add("taken", move.taken(), board, parts);
        add("beside", move.besideAny(), board, parts);
        if (move.whenLeft() > 0) {
            parts.add("left " + move.whenLeft());
        }
        return String.join(" ", parts);
    }

    private static void add(String name, long mask, Board board, List<String> parts) {
        if (mask != 0) {
            parts.add(name + Board.cellsOf(mask).stream().map(board::name).collect(Collectors.joining(" ", " ", "")));
        }
    }

    /** Where one piece in the middle of five times five may go. */
    private static String from(String way, String... forward) {
        MovingGames game = pieces("...../...../..X../...../....o").move(way);
        return ends(forward.length == 0 ? game : game.forward(forward));
    }

    private static String ends(MovingGames declared) {
        Game game = declared.game();
        DeclaredPieces rules = (DeclaredPieces) game.rules();
        return rules.moves().stream()
                .filter(move -> rules.set().isFirst(move.plane()) && move.from() == 12)
                .map(move -> game.board().name(move.to()))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "W, c2 b3 d3 c4",
        "F, b2 d2 b4 d4",
        "K, b2 c2 d2 b3 d3 b4 c4 d4",
        "N, b1 d1 a2 e2 a4 e4 b5 d5",
        "fW, c2",
        "bW, c4",
        "sW, b3 d3",
        "fsW, c2 b3 d3",
        "sfW, c2 b3 d3",
        "fF, b2 d2",
        "fK, b2 c2 d2",
        "sK, b3 d3",
        "bsK, b3 d3 b4 c4 d4",
        "fN, b1 d1 a2 e2",
        "fWbF, c2 b4 d4",
        "WF, b2 c2 d2 b3 d3 b4 c4 d4"
    })
    void lettersSayWhereAStepLeads(String way, String ends) {
        assertThat(from(way)).isEqualTo(ends);
    }

    @ParameterizedTest
    @CsvSource({"NORTH, c2", "EAST, d3", "SOUTH, c4", "WEST, b3"})
    void forwardIsEachPlayersOwn(String direction, String end) {
        assertThat(from("fW", direction, "NORTH")).isEqualTo(end);
    }

    @Test
    void theSecondPlayerMovesTheOtherWay() {
        Game game = pieces("x/./X").move("fW").game();
        assertThat(((DeclaredPieces) game.rules()).moves())
                .extracting(move -> text(move, game.board()))
                .containsExactly("a2-a1 free a1", "a3-a2 free a2", "a1-a2 free a2", "a2-a3 free a3");
    }

    @Test
    void aStepGoesToAnEmptyCellAlongTheGridAndNotIntoAHole() {
        assertThat(first(pieces("X. ./..xx").move("W")))
                .containsExactly(
                        "a1-b1 free b1",
                        "a1-a2 free a2",
                        "b1-a1 free a1",
                        "b1-b2 free b2",
                        "d1-d2 free d2",
                        "a2-a1 free a1",
                        "a2-b2 free b2",
                        "b2-b1 free b1",
                        "b2-a2 free a2",
                        "b2-c2 free c2",
                        "c2-b2 free b2",
                        "c2-d2 free d2",
                        "d2-d1 free d1",
                        "d2-c2 free c2");
    }

    @Test
    void whatStandsThereIsTaken() {
        assertThat(first(pieces("Xo.")
                        .forward("EAST", "WEST")
                        .move("fW", move -> move.onto("ENEMY"))
                        .move("bW")))
                .containsExactly(
                        "a1-b1 enemies b1 taken b1", "b1-a1 free a1", "b1-c1 enemies c1 taken c1", "c1-b1 free b1");
        assertThat(first(pieces("X.o").forward("EAST", "WEST").move("fW", move -> move.onto("EITHER"))))
                .containsExactly(
                        "a1-b1 free b1", "a1-b1 enemies b1 taken b1", "b1-c1 free c1", "b1-c1 enemies c1 taken c1");
    }

    @Test
    void aPieceGoesFarOverEmptyCells() {
        assertThat(first(pieces("X..o")
                        .forward("EAST", "WEST")
                        .move("fW", move -> move.far(2).onto("EITHER"))))
                .startsWith(
                        "a1-b1 free b1",
                        "a1-b1 enemies b1 taken b1",
                        "a1-c1 free b1 c1",
                        "a1-c1 free b1 enemies c1 taken c1");
        assertThat(first(pieces("X..o").forward("EAST", "WEST").move("fW", move -> move.far(0))))
                .startsWith("a1-b1 free b1", "a1-c1 free b1 c1", "a1-d1 free b1 c1 d1", "b1-c1 free c1");
    }

    @Test
    void toTheEndStopsWhereSomethingIsInTheWay() {
        assertThat(first(pieces("X..o")
                        .forward("EAST", "WEST")
                        .move("fW", move -> move.far(0).toTheEnd())))
                .startsWith("a1-b1 free b1 anyone c1", "a1-c1 free b1 c1 anyone d1", "a1-d1 free b1 c1 d1");
        assertThat(first(pieces("X..o")
                        .forward("EAST", "WEST")
                        .move("fW", move -> move.far(2).toTheEnd())))
                .startsWith("a1-b1 free b1 anyone c1", "a1-c1 free b1 c1", "b1-c1 free c1 anyone d1");
        assertThat(first(pieces("X..o")
                        .forward("EAST", "WEST")
                        .move("fW", move -> move.far(0).toTheEnd().onto("EITHER"))))
                .startsWith(
                        "a1-b1 free b1 friends c1",
                        "a1-b1 enemies b1 taken b1",
                        "a1-c1 free b1 c1 friends d1",
                        "a1-c1 free b1 enemies c1 taken c1",
                        "a1-d1 free b1 c1 d1",
                        "a1-d1 free b1 c1 enemies d1 taken d1");
    }

    @Test
    void aJumpPassesExactlyOnePiece() {
        assertThat(first(pieces("Xo.o")
                        .forward("EAST", "WEST")
                        .move("fW", move -> move.over("ENEMY").takes())))
                .containsExactly("a1-c1 free c1 enemies b1 taken b1", "b1-d1 free d1 enemies c1 taken c1");
        assertThat(first(pieces("XX.o").forward("EAST", "WEST").move("fW", move -> move.over("FRIEND"))))
                .containsExactly("a1-c1 free c1 friends b1", "b1-d1 free d1 friends c1");
        assertThat(first(pieces("XXoo")
                        .forward("EAST", "WEST")
                        .move("fW", move -> move.over("ANYONE").far(2).onto("ENEMY"))))
                .containsExactly(
                        "a1-c1 enemies c1 anyone b1 taken c1",
                        "a1-d1 free b1 enemies d1 anyone c1 taken d1",
                        "b1-d1 enemies d1 anyone c1 taken d1");
    }

    @Test
    void linksAreTheOnlyStepsOfTheirOwn() {
        assertThat(first(pieces("Xo.").links("0-2-1").move("L")))
                .containsExactly("a1-c1 free c1", "b1-c1 free c1", "c1-a1 free a1", "c1-b1 free b1");
    }

    /** Each step took as long as the path: 46 s. */
    @Test
    @Timeout(20)
    void aPathOfManyStepsIsReadOnce() {
        String path = "0-2-1-2-".repeat(100_000) + "0";
        assertThat(first(pieces("Xo.").links(path).move("L"))).hasSize(4);
    }

    @Test
    void aStarLeadsAnywhere() {
        assertThat(first(pieces("X.o").move("*", move -> move.whenLeft(1))))
                .containsExactly(
                        "a1-b1 free b1 left 1",
                        "a1-c1 free c1 left 1",
                        "b1-a1 free a1 left 1",
                        "b1-c1 free c1 left 1",
                        "c1-a1 free a1 left 1",
                        "c1-b1 free b1 left 1");
    }

    @Test
    void besideAnEnemyIsAStepOfTheSameWay() {
        assertThat(first(pieces("oX..").move("W", move -> move.to(2, 3).besideEnemy())))
                .containsExactly("b1-c1 free c1 beside a1 c1", "c1-d1 free d1 beside b1 d1", "d1-c1 free c1 beside c1");
    }

    @Test
    void kindsMoveEachTheirOwnWay() {
        Game game = pieces("KR.kr")
                .move("W", move -> move.of("k"))
                .move("*", move -> move.of("R").to(2))
                .game();
        DeclaredPieces rules = (DeclaredPieces) game.rules();
        assertThat(rules.set().letters()).isEqualTo("KkRr");
        assertThat(rules.set().cellsAtStart()).containsExactly(1L, 8L, 2L, 16L);
        assertThat(rules.moves().stream().filter(move -> move.plane() == 2))
                .extracting(move -> text(move, game.board()))
                .containsExactly("a1-c1 free c1", "b1-c1 free c1", "d1-c1 free c1", "e1-c1 free c1");
        assertThat(rules.moves().stream().filter(move -> move.plane() == 1)).hasSize(8);
        assertThat(rules.letter(3)).isEqualTo('r');
    }

    @Test
    void whatNobodyHasDoesNotMove() {
        DeclaredPieces rules = pieces("X.o").move("W").rules();
        assertThat(rules.set().letters()).isEqualTo("Xo");
        assertThat(rules.moves()).extracting(PieceMove::plane).containsOnly(0, 1);
    }

    @Test
    void aHandIsPlacedAnywhereFirst() {
        MovingGames game = pieces("../.o").hand("XX").move("W");
        assertThat(first(game))
                .startsWith("@a1 free a1", "@b1 free b1", "@a2 free a2", "@b2 free b2", "a1-b1 free b1")
                .hasSize(12);
        PieceSet set = ((DeclaredPieces) game.game().rules()).set();
        assertThat(set.letters()).isEqualTo("oX");
        assertThat(set.handsAtStart()).containsExactly(0, 2);
    }

    @ParameterizedTest
    @CsvSource({"XXXooo, false", "XXYooo, true", "XXYxxy, true", "XXXxxx, false"})
    void aPlacingIsNamedByItsKindWhereAPlayerHasTheChoice(String hand, boolean named) {
        Game game = pieces(".../.../...").hand(hand).move("W").game();
        InterpretedPieces played =
                InterpretedPieces.of("Game", game.pieces().orElseThrow(), game.noMoves(), game.symmetries());
        assertThat(played.nameOf(0)).isEqualTo(named ? "X@a1" : "a1");
    }

    @Test
    void aWayThatIsSaidTwiceIsOneMove() {
        assertThat(first(pieces("X./.o").move("W").move("K").move("WW")))
                .containsExactlyElementsOf(first(pieces("X./.o").move("K")));
    }

    @Test
    void goalsAreTheFarSideOfEachPlayerOrCells() {
        DeclaredPieces rules =
                pieces("p.p/.../P.P").move("fW").goal("", true, false).rules();
        assertThat(rules.goals()).containsExactly(0b111L, 0b111_000_000L);
        DeclaredPieces cells =
                pieces("KP./.../.pk").move("K").goal("k", false, false, 4).rules();
        assertThat(cells.set().letters()).isEqualTo("KkPp");
        assertThat(cells.goals()).containsExactly(16L, 16L, 0L, 0L);
    }

    @Test
    void theLastCellAheadIsTheLastOneOfItsRowOrColumn() {
        Board board = Board.of(" ..", ". .", "...");
        assertThat(MoveUnroller.lastAhead(board, Direction.NORTH)).isEqualTo(0b000_01_11);
        assertThat(MoveUnroller.lastAhead(board, Direction.EAST)).isEqualTo(0b100_10_10);
        assertThat(MoveUnroller.lastAhead(board, Direction.SOUTH)).isEqualTo(0b111_00_00);
        assertThat(MoveUnroller.lastAhead(board, Direction.WEST)).isEqualTo(0b001_01_01);
    }

    @Test
    void aPieceLeavesTheBoardWhereItIsAhead() {
        assertThat(first(pieces("X.o").forward("EAST", "WEST").move("fsW").goal("", false, true)))
                .containsExactly("a1-b1 free b1", "b1-c1 free c1", "c1-");
        assertThat(first(pieces("X.o").forward("EAST", "WEST").move("K").goal("o", false, true)))
                .doesNotContain("c1-");
        // One way out, whichever step it is; a step sideways or one that takes is none.
        assertThat(first(pieces("../XX/oo").move("K").goal("", false, true)))
                .filteredOn(move -> move.endsWith("-"))
                .containsExactly("a1-", "b1-");
        MovingGames kept = pieces("X.o/...")
                .forward("EAST", "WEST")
                .move("sbW")
                .move("fW", move -> move.onto("ENEMY"))
                .goal("o", false, true);
        assertThat(kept.messages()).containsExactly(Message.GOAL_OUT_OF_REACH);
    }

    @Test
    void aPlayerNeedsPiecesOfTheKindsThatHeHas() {
        assertThat(pieces("XX./..o")
                        .hand("Xo")
                        .move("W", move -> move.onto("EITHER"))
                        .fewer(2, "")
                        .rules()
                        .quotas())
                .containsExactly(
                        new DeclaredPieces.Quota(true, List.of(0), 2), new DeclaredPieces.Quota(false, List.of(1), 2));
        assertThat(pieces("GGG/.../..f")
                        .move("W", move -> move.onto("EITHER"))
                        .fewer(2, "g")
                        .rules()
                        .quotas())
                .containsExactly(new DeclaredPieces.Quota(true, List.of(0), 2));
    }

    @Test
    void linesGoWithPieces() {
        Game game = pieces("X.X/.../o.o").move("K").lines(2, false).game();
        assertThat(((DeclaredPieces) game.rules()).lines().masks()).hasSize(12);
        assertThat(game.noMoves()).isEqualTo(Ending.LOSES);
    }

    @Test
    void theRowsAreTheBoard() {
        Game game = pieces("X. /.o.").move("W").game();
        assertThat(game.board().map()).containsExactly(".. ", "...");
        assertThat(game.board().cells()).isEqualTo(5);
    }

    private static String words(MovingGames declared) {
        return RulesInWords.of(declared.game(), code -> code);
    }

    @Test
    void theRulesAreSaidInWords() {
        assertThat(words(pieces("p.p/.../P.P")
                        .move("fW")
                        .move("fF", move -> move.onto("ENEMY"))
                        .goal("", true, false)))
                .isEqualTo("""
                        Two players take turns to move a piece of their own.
                        A piece moves a step along its row or column, forward.
                        A piece moves a step along a diagonal, forward, only onto an enemy, which it takes.
                        A piece wins by getting onto the far side.
                        A player who cannot move loses.""");
        assertThat(words(pieces(".../.../...")
                        .hand("XXXooo")
                        .move("W")
                        .move("*", move -> move.whenLeft(3))
                        .lines(3, true)))
                .isEqualTo("""
                        Two players take turns to place the pieces in their hand, and then to move one.
                        A piece moves a step along its row or column.
                        A piece moves to any cell, only while its player has 3 pieces.
                        A player whose pieces fill one of 8 lines wins.
                        A player who cannot move loses.
                        Play that neither player can bring to an end is a draw.""");
    }

    /** Hounds only go forward, and every move of Clobber takes: neither comes back to a position. Kings may. */
    @Test
    void playThatCannotReturnIsNeverDrawnWithoutAnEnd() {
        String endless = "Play that neither player can bring to an end is a draw.";
        MovingGames hounds =
                pieces("h.h/.../.../.F.").move("F", move -> move.of("F")).move("fF", move -> move.of("H"));
        assertThat(words(hounds)).doesNotContain(endless);
        assertThat(words(pieces("XoX/oXo").move("W", move -> move.onto("ENEMY"))))
                .doesNotContain(endless);
        assertThat(words(pieces("Xo./...").move("W", move -> move.onto("EITHER"))))
                .contains(endless);
        assertThat(words(pieces("X../..o").move("fsW"))).contains(endless);
    }

    @Test
    void everyElementHasItsWords() {
        assertThat(words(pieces("KR../..../..../..rk")
                        .move("K", move -> move.of("k").onto("EITHER"))
                        .move("W", move -> move.of("R").far(0).toTheEnd())
                        .move("bsF", move -> move.far(3).over("ENEMY").takes())
                        .move("fWN", move -> move.of("R").to(5, 6).besideEnemy())
                        .goal("k", false, false, 5, 6)
                        .fewer(2, "")
                        .noMoves("DRAWS")))
                .isEqualTo("""
                        Two players take turns to move a piece of their own.
                        A piece K moves a step in any of eight directions, and takes an enemy there.
                        A piece R moves as far as it can along its row or column.
                        A piece jumps along a diagonal, backward or sideways, over an enemy up to 3 steps away, which it takes,\
                         onto the cell behind.
                        A piece R moves a step along its row or column, forward, or a knight's leap, only to b2 c2, only from\
                         beside an enemy.
                        A piece K wins by getting onto b2 c2.
                        A player with fewer than 2 pieces loses.
                        The game is a draw if the player to move cannot.
                        Play that neither player can bring to an end is a draw.""");
        assertThat(words(pieces("X.o")
                        .forward("EAST", "WEST")
                        .links("0-1-2")
                        .move("fW")
                        .move("L")
                        .goal("x", false, true)))
                .contains("A piece moves a step along a link.", "A piece X may leave the board on the far side.");
        assertThat(words(pieces("KX.ko").move("W", move -> move.onto("EITHER")).fewer(1, "kX")))
                .contains("A player without a piece K or X loses.");
    }

    @Test
    void cellsMustBeThoseOfTheRows() {
        assertThat(pieces("X..o").cells(5).move("W").messages()).containsExactly(Message.CELLS_OF_PIECES);
    }

    @Test
    void aWrongWaySaysNothingOfWhatFollowsFromIt() {
        assertThat(pieces("X..o").move("Wf", move -> move.of("K").far(-1)).messages())
                .containsExactly(Message.WAY_MODIFIER, Message.NO_SUCH_KIND, Message.FAR_NEGATIVE);
    }
}
