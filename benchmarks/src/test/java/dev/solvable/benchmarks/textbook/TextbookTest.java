package dev.solvable.benchmarks.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The programs for one game against what is known of the games, and against each other. */
class TextbookTest {
    private static final int CELLS = 25;

    /** OEIS A002186. */
    @Test
    void kayles() {
        assertThat(IntStream.rangeClosed(1, 12).map(row -> new TextbookKayles(row, 1).nimber()))
                .containsExactly(1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4);
    }

    /** OEIS A002187, from a row of one. */
    @Test
    void dawsonsKayles() {
        assertThat(IntStream.rangeClosed(1, 15).map(row -> new TextbookKayles(row, 2).nimber()))
                .containsExactly(0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0);
    }

    @Test
    void ticTacToeIsADraw() {
        TextbookTicTacToe textbook = new TextbookTicTacToe(3);

        assertThat(textbook.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(textbook.outcome("xx.oo....")).isEqualTo(Outcome.WIN);
        assertThat(textbook.outcome("xxx.oo...")).isEqualTo(Outcome.LOSS);
    }

    @Test
    void smallBoardsOfConnectFourAreDrawn() {
        assertThat(new TextbookConnectFour(4, 4).outcome()).isEqualTo(Outcome.DRAW);
    }

    /** Lachmann, Moore and Rapaport, "Who wins Domineering on rectangular boards?": upright first. */
    @Test
    void domineering() {
        assertThat(new TextbookDomineering(2, 2).outcome()).isEqualTo(Outcome.WIN);
        assertThat(new TextbookDomineering(1, 4).outcome()).isEqualTo(Outcome.LOSS);
        assertThat(new TextbookDomineering(4, 4).outcome()).isEqualTo(Outcome.WIN);
        assertThat(new TextbookDomineering(5, 5).outcome()).isEqualTo(Outcome.LOSS);
    }

    /** Wilson, Dots-and-Boxes Analysis Results. */
    @Test
    void dotsAndBoxes() {
        assertThat(new TextbookDotsAndBoxes(1, 1).score(0)).isEqualTo(-1);
        assertThat(new TextbookDotsAndBoxes(2, 2).score(0)).isEqualTo(2);
        assertThat(new TextbookDotsAndBoxes(1, 3).score(0)).isEqualTo(-1);
    }

    @Test
    void cramIsWonOnEvenByOddBoardsOnly() {
        assertThat(TextbookTiles.cram(3, 4).outcome()).isEqualTo(Outcome.WIN);
        assertThat(TextbookTiles.cram(4, 4).outcome()).isEqualTo(Outcome.LOSS);
    }

    @Test
    void theExpertAgreesWithTheTextbookOnRandomBoards() {
        HandTunedBlockGame one = new HandTunedBlockGame();
        HandTunedBlockGame two = new HandTunedBlockGame();
        one.solve();
        two.solveOnTwoThreads();
        TextbookTiles textbook = TextbookTiles.blockGame(5, CELLS);

        new Random(1).ints(50_000, 0, 1 << CELLS).forEach(board -> {
            assertThat(one.wins(board)).as(Integer.toBinaryString(board)).isEqualTo(textbook.canWin(board));
            assertThat(two.wins(board)).as(Integer.toBinaryString(board)).isEqualTo(textbook.canWin(board));
        });
        assertThat(one.wins(0)).isEqualTo(textbook.outcome() == Outcome.WIN);
        assertThat(one.wonBoards()).isEqualTo(two.wonBoards());
    }
}
