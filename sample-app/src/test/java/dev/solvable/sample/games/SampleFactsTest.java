package dev.solvable.sample.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What others have found out about sample games that no table of facts has; the source stands beside each. */
class SampleFactsTest {
    private static Solver solver(String game) {
        return GameCatalog.find(game).orElseThrow();
    }

    private static List<String> winningMoves(Solver solver) {
        long start = solver.initial();
        return Arrays.stream(solver.moves(start))
                .filter(move -> solver.outcome(solver.play(start, move)) == Outcome.LOSS)
                .mapToObj(solver::moveName)
                .toList();
    }

    private static Outcome outcomeForSecond(Solver solver) {
        return solver.outcome(solver.parse(solver.format(solver.initial()), Player.SECOND));
    }

    /** S. W. Golomb and A. W. Hales, Hypercube Tic-Tac-Toe (2002): the first player wins; a fork is the fourth mark. */
    @Test
    void ticTacToeInACubeIsWonByItsCentre() {
        Solver solver = solver("TicTacToe3D");
        assertThat(solver.facts().lines()).isEqualTo(49); // ((3 + 2)^3 - 3^3) / 2, in the same article
        assertThat(solver.facts().symmetries()).isEqualTo(48);
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.WIN);
        assertThat(solver.distance(solver.initial())).isEqualTo(7);
        assertThat(winningMoves(solver)).containsExactly("2b2");
    }

    /** C. L. Bouton, Nim, a game with a complete theory (Annals of Mathematics, 1901). */
    @Test
    void nimIsTheSumOfItsHeaps() {
        ImpartialSolver solver = (ImpartialSolver) solver("Nim");
        assertThat(winningMoves(solver)).containsExactly("b1-c1");
        for (int first = 0; first <= 3; first++) {
            for (int second = 0; second <= 4; second++) {
                for (int third = 0; third <= 5; third++) {
                    long position = solver.parse(heap(first, 3) + heap(second, 4) + heap(third, 5));
                    int sum = first ^ second ^ third;
                    assertThat(solver.nimber(position)).isEqualTo(sum);
                    assertThat(solver.outcome(position)).isEqualTo(sum == 0 ? Outcome.LOSS : Outcome.WIN);
                }
            }
        }
    }

    private static String heap(int left, int size) {
        return ".".repeat(left) + "#".repeat(size - left);
    }

    /**
     * J. H. Conway, On Numbers and Games (1976), chapter 8: Col on a map that a half turn maps to itself, no region to
     * itself, is worth nothing, as the second player can play the image of every move; whoever starts loses.
     */
    @Test
    void colOnAnEvenGridIsWonByWhoDoesNotStart() {
        Solver solver = solver("Col");
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.LOSS);
        assertThat(outcomeForSecond(solver)).isEqualTo(Outcome.LOSS);
    }

    /** The same by symmetry, after the centre: whoever starts Snort on a grid of odd sides wins. */
    @Test
    void snortOnAnOddGridIsWonByItsCentre() {
        Solver solver = solver("Snort");
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.WIN);
        assertThat(outcomeForSecond(solver)).isEqualTo(Outcome.WIN);
        assertThat(winningMoves(solver)).contains("Bc2-Cb2-Cc1-Cc2-Cc3-Cd2");
    }

    /** Found by a program of its own that knows nothing of the solver. */
    @Test
    void orderWinsOnFourByFour() {
        Solver solver = solver("OrderAndChaos");
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.WIN);
        assertThat(solver.distance(solver.initial())).isEqualTo(13);
    }

    /** D. Wilson, Dots-and-Boxes analysis results (1998): 3 to 1 on 2x2 boxes, and 3 to 6 on 3x3. */
    @Test
    void dotsAndBoxesHasTheScoresOfTheTables() {
        ScoreSolver small = (ScoreSolver) solver("DotsAndBoxes2x2");
        ScoreSolver large = (ScoreSolver) solver("DotsAndBoxes3x3");
        assertThat(small.score(small.initial())).isEqualTo(2);
        assertThat(large.score(large.initial())).isEqualTo(-3);
        assertThat(large.toMove(large.initial())).isEqualTo(Player.EITHER);
    }

    /** Found by a program of its own that knows nothing of the solver. */
    @Test
    void mostThreesIsDrawnWhateverTheFirstMove() {
        ScoreSolver solver = (ScoreSolver) solver("MostThrees");
        assertThat(solver.facts().lines()).isEqualTo(24);
        assertThat(solver.score(solver.initial())).isZero();
        for (int move : solver.moves(solver.initial())) {
            assertThat(solver.score(solver.play(solver.initial(), move))).isZero();
        }
    }

    /** Who wins the games of pieces, and in how many plies: by brute force of independent programs. */
    @ParameterizedTest
    @CsvSource({
        "ThreeMensMorris, WIN, 9",
        "Tapatan, WIN, 9",
        "Achi, WIN, 11",
        "PongHauKi, DRAW, -1",
        "MuTorere, DRAW, -1",
        "Dodgem3x3, WIN, 20",
        "Hexapawn, LOSS, 6",
        "Clobber4x4, WIN, 11",
        "Konane4x4, LOSS, 4",
        "Dodgem4x4, DRAW, -1",
        "ThreeMensMills, DRAW, -1",
        "QueensHexapawn, DRAW, -1",
        "KingAndPawn, WIN, 15"
    })
    void gamesOfPiecesAreSolvedAsOthersHaveFound(String game, Outcome outcome, int distance) {
        Solver solver = solver(game);
        assertThat(solver.outcome(solver.initial())).isEqualTo(outcome);
        assertThat(solver.distance(solver.initial())).isEqualTo(distance);
    }

    /** B. Liou, game-solver, "Morris tablebases v1" (GitHub, 2025): six men's morris without flying is a draw. */
    @Test
    @Tag("nightly")
    void sixMensMorrisIsADraw() {
        Solver solver = solver("SixMensMorris");
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.DRAW);
        assertThat(solver.distance(solver.initial())).isEqualTo(Solver.ENDLESS);
    }

    /** A move that completes a line takes as well, and each choice is a move. */
    @Test
    void aMillTakesAPiece() {
        Solver solver = solver("SixMensMorris");
        long position = solver.parse("XX. .o. .... ... o..|XXXXoooo", Player.FIRST);
        List<String> names = Arrays.stream(solver.moves(position))
                .mapToObj(move -> solver.moveName(position, move))
                .toList();
        assertThat(names).contains("e1xc2", "e1xa5", "b2", "c4").doesNotContain("e1", "e1xc4");
        long after = solver.play(position, solver.moves(position)[names.indexOf("e1xc2")]);
        assertThat(solver.format(after)).isEqualTo("X X X\n ... \n.. ..\n ... \no . .\n|XXXoooo");
    }

    /** Wikipedia, Mu torere: 1,180 positions can occur. */
    @Test
    void muTorereHasAsManyPositionsAsOthersCounted() {
        Solver solver = solver("MuTorere");
        Set<Long> found = new LinkedHashSet<>(List.of(solver.initial()));
        Deque<Long> open = new ArrayDeque<>(found);
        int terminal = 0;
        while (!open.isEmpty()) {
            long position = open.remove();
            assertThat(solver.isReachable(position)).isTrue();
            terminal += solver.isTerminal(position) ? 1 : 0;
            for (int move : solver.moves(position)) {
                long next = solver.play(position, move);
                if (found.add(next)) {
                    open.add(next);
                }
            }
        }
        assertThat(found).hasSize(1_180);
        assertThat(terminal).isEqualTo(80);
    }

    /** A position of pieces is a board, what is in hand, and a side that has to be said. */
    @Test
    void aBoardOfPiecesSaysWhatIsInHandButNotWhoseTurnItIs() {
        Solver solver = solver("ThreeMensMorris");
        assertThat(solver.format(solver.initial())).isEqualTo("...\n...\n...\n|XXXooo");
        long position = solver.play(solver.initial(), 4);
        assertThat(solver.format(position)).isEqualTo("...\n.X.\n...\n|XXooo");
        assertThat(solver.parse("... .X. ... |oooXX", Player.SECOND)).isEqualTo(position);
        assertThat(solver.toMove(position)).isEqualTo(Player.SECOND);
        assertThatThrownBy(() -> solver.parse("....X....|XXooo"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("parse(board, toMove)");
        assertThatThrownBy(() -> solver.parse("....X....|XXXooo", Player.SECOND))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("of 3 'X' there are 1 on the board and 3 in hand");
        assertThatThrownBy(() -> solver.parse("....X....", Player.SECOND))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a last row has to say what is in hand");
        assertThat(solver.moveName(solver.moves(position)[0])).isEqualTo("a1");
    }
}
