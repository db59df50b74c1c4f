package dev.solvable.processor.proof;

import static dev.solvable.processor.game.MovingGames.pieces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Expectation;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Problems.Problem;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.MovingGames;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.proof.Proof.Ply;
import dev.solvable.runtime.Engine;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiler's own results of games of pieces, as they are published. */
class PieceProofTest {
    private static final String[] TAPATAN = {"0-1-2-5-8-7-6-3-0", "1-4-7", "3-4-5", "0-4-8", "2-4-6"};

    static List<Arguments> published() {
        return List.of(
                Arguments.of("three men's morris", morris(3, true).move("W"), Expectation.FIRST_WINS, 9),
                Arguments.of("four men's morris", morris(4, true).move("W"), Expectation.FIRST_WINS, 11),
                Arguments.of("morris of six lines", morris(4, false).move("W"), Expectation.SECOND_WINS, 10),
                Arguments.of("tapatan", morris(3, true).links(TAPATAN).move("L"), Expectation.FIRST_WINS, 9),
                Arguments.of("achi", morris(4, false).links(TAPATAN).move("L"), Expectation.FIRST_WINS, 15),
                Arguments.of("morris of kings", morris(4, true).move("K"), Expectation.FIRST_WINS, 11),
                Arguments.of("flying morris", morris(3, true).move("*"), Expectation.DRAW, -1),
                Arguments.of("pong hau k'i", pongHauKi("XX.oo"), Expectation.DRAW, -1),
                Arguments.of("pong hau k'i from the sides", pongHauKi("Xo.Xo"), Expectation.FIRST_WINS, 1),
                Arguments.of("mu torere", muTorere(), Expectation.DRAW, -1),
                Arguments.of("dodgem", dodgem(), Expectation.FIRST_WINS, 20),
                Arguments.of("hexapawn", hexapawn("ppp/.../PPP"), Expectation.SECOND_WINS, 6),
                Arguments.of("hexapawn of two columns", hexapawn("pp/../PP"), Expectation.SECOND_WINS, 2),
                Arguments.of("hexapawn of four columns", hexapawn("pppp/..../PPPP"), Expectation.FIRST_WINS, 5),
                Arguments.of("hexapawn of four rows", hexapawn("ppp/.../.../PPP"), Expectation.SECOND_WINS, 8));
    }

    private static MovingGames morris(int pieces, boolean diagonals) {
        return pieces(".../.../...")
                .hand("X".repeat(pieces) + "o".repeat(pieces))
                .lines(3, diagonals);
    }

    private static MovingGames pongHauKi(String start) {
        return pieces(start).links("0-2-1-4-3-0", "2-3", "2-4").move("L");
    }

    private static MovingGames muTorere() {
        return pieces("XXXXoooo.")
                .links("0-1-2-3-4-5-6-7-0", "0-8-1", "2-8-3", "4-8-5", "6-8-7")
                .move("L", move -> move.to(0, 1, 2, 3, 4, 5, 6, 7))
                .move("L", move -> move.to(8).besideEnemy());
    }

    private static MovingGames dodgem() {
        return pieces("X../X../.oo")
                .forward("EAST", "NORTH")
                .move("fsW")
                .goal("", false, true)
                .noMoves("WINS");
    }

    private static MovingGames hexapawn(String start) {
        return pieces(start).move("fW").move("fF", move -> move.onto("ENEMY")).goal("", true, false);
    }

    @ParameterizedTest(name = "{0}: {2} in {3}")
    @MethodSource("published")
    void theResultIsThePublishedOne(String name, MovingGames declared, Expectation result, int plies) {
        Game game = declared.game();
        Symmetries symmetries = game.symmetries();
        assertThat(Proof.of(game, symmetries, 20_000, new Problems())).isEqualTo(result);
        assertThat(distance(game, symmetries)).isEqualTo(plies);
        assertThat(distance(game, Symmetries.none(game.board()))).isEqualTo(plies);
        if (plies > 0) {
            assertThat(Proof.perfectPlay(game, symmetries, 1_000)).hasSize(plies);
        }
    }

    private static int distance(Game game, Symmetries symmetries) {
        Engine engine = Playable.engine(game, symmetries, 20_000).orElseThrow();
        return engine.distance(engine.rules().initial());
    }

    /** What can be exchanged, mirrored and turned. */
    @Test
    void symmetriesAreFoundByTheMachine() {
        assertThat(symmetries(muTorere()))
                .isEqualTo("16 that leave the players alone, 16 that exchange them, 2 that keep the start");
        assertThat(symmetries(pongHauKi("XX.oo")))
                .isEqualTo("2 that leave the players alone, 2 that exchange them, 2 that keep the start");
        assertThat(symmetries(dodgem()))
                .isEqualTo("1 that leave the players alone, 1 that exchange them, 1 that keep the start");
        assertThat(symmetries(hexapawn("ppp/.../PPP")))
                .isEqualTo("2 that leave the players alone, 2 that exchange them, 2 that keep the start");
        assertThat(symmetries(morris(3, true).move("W")))
                .isEqualTo("8 that leave the players alone, 8 that exchange them, 8 that keep the start");
        assertThat(symmetries(pieces("h.h./..../.F..")
                        .move("fF", move -> move.of("h"))
                        .move("F", move -> move.of("F"))))
                .isEqualTo("2 that leave the players alone, 0 that exchange them, 1 that keep the start");
    }

    private static String symmetries(MovingGames declared) {
        Game game = declared.game();
        Symmetries symmetries = game.symmetries();
        long[] start = ((DeclaredPieces) game.rules()).set().cellsAtStart();
        long starts = symmetries.permutations().stream()
                .filter(cells -> Arrays.stream(start).allMatch(pieces -> Symmetries.image(cells, pieces) == pieces))
                .count();
        assertThat(symmetries.exchange().isPresent()).isEqualTo(symmetries.exchanges() > 0);
        return symmetries.order() + " that leave the players alone, " + symmetries.exchanges() + " that exchange them, "
                + starts + " that keep the start";
    }

    @Test
    void aWrongResultIsShownByAPlay() {
        Problems problems = new Problems();
        Game game = hexapawn("pp/../PP").expect("FIRST_WINS").game();
        Proof.of(game, game.symmetries(), 20_000, problems);
        assertThat(problems.list())
                .extracting(Problem::text)
                .containsExactly(
                        "[Solvable:WrongExpectation] expect = FIRST_WINS, but under perfect play the second player"
                                + " wins: 1. a3-a2 2. b1-b2; write expect = SECOND_WINS or change the game.");
    }

    @Test
    void anEndlessDrawIsShownUntilAPositionComesBack() {
        Problems problems = new Problems();
        Game game = pongHauKi("XX.oo").expect("FIRST_WINS").game();
        Proof.of(game, game.symmetries(), 20_000, problems);
        assertThat(problems.list().get(0).text())
                .startsWith(
                        "[Solvable:WrongExpectation] expect = FIRST_WINS, but under perfect play it is a draw: 1. a1-c1")
                .endsWith(" and so on; write expect = DRAW or change the game.");
        List<Ply> plies = Proof.perfectPlay(game, game.symmetries(), 1_000);
        assertThat(plies.stream().map(Ply::name).collect(Collectors.joining(" ")))
                .startsWith("a1-c1");
        assertThat(plies).hasSizeLessThan(57);
    }

    /** Breakthrough with two rows of pieces a player. */
    private static MovingGames breakthrough(String start) {
        return pieces(start).move("fW").move("fF", move -> move.onto("EITHER")).goal("", true, false);
    }

    /** Play reaches 946,893 positions: a listing has no end within the budget, a search has. */
    @Test
    void whatIsTooMuchToListIsSearchedWherePlayEnds() {
        for (int entries : new int[] {0, 1_000}) { // whatever the solver does
            MovingGames declared = breakthrough("pppp/pppp/PPPP/PPPP").cacheEntries(entries);
            Problems problems = new Problems();
            Game right = declared.expect("SECOND_WINS").game();
            assertThat(Proof.of(right, right.symmetries(), Proof.DEFAULT_BUDGET, problems))
                    .isEqualTo(Expectation.SECOND_WINS);
            assertThat(problems.list()).isEmpty();
            Game wrong = declared.expect("FIRST_WINS").game();
            Proof.of(wrong, wrong.symmetries(), Proof.DEFAULT_BUDGET, problems);
            assertThat(problems.list()).extracting(Problem::message).containsExactly(Message.WRONG_EXPECTATION);
            assertThat(problems.list().get(0).text())
                    .contains("FIRST_WINS, but under perfect play the second player wins: 1. ");
        }
    }

    @Test
    void aSmallGameWithACacheIsChecked() {
        Problems problems = new Problems();
        Game game = breakthrough("ppp/ppp/PPP/PPP")
                .cacheEntries(1_000)
                .expect("FIRST_WINS")
                .game();
        Proof.of(game, game.symmetries(), Proof.DEFAULT_BUDGET, problems);
        assertThat(problems.list()).extracting(Problem::message).containsExactly(Message.WRONG_EXPECTATION);
    }

    @Test
    void aSearchBeyondTheBudgetLeavesTheResultUnchecked() {
        Problems problems = new Problems();
        Game game = breakthrough("ppppp/ppppp/...../PPPPP/PPPPP")
                .expect("SECOND_WINS")
                .game();
        assertThat(Proof.of(game, game.symmetries(), Proof.DEFAULT_BUDGET, problems))
                .isEqualTo(Expectation.UNSTATED);
        assertThat(problems.list())
                .extracting(Problem::text)
                .containsExactly(
                        "[Solvable:NotProved] expect = SECOND_WINS was not checked: the game has 1,096,648,288,482"
                                + " positions, and proving its result takes more than the 20,000 that a proof may look at;"
                                + " raise the processor option -Asolvable.proofBudget to have it checked, or ask the"
                                + " solver in a test.");
    }

    @Test
    void beyondTheBudgetNothingIsProved() {
        Problems problems = new Problems();
        Game game = dodgem().expect("FIRST_WINS").game();
        assertThat(Proof.of(game, game.symmetries(), 1_000, problems)).isEqualTo(Expectation.UNSTATED);
        assertThat(problems.list()).extracting(Problem::message).containsExactly(Message.NOT_PROVED);
    }
}
