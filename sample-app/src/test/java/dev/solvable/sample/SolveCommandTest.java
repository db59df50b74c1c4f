package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

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
          c1  DRAW in 6
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
        "FourByFour, DRAW",
        "Sim, LOSS",
        "BlockGame, LOSS",
        "Cram, WIN",
        "RingCram, LOSS",
        "Kayles, WIN",
        "MisereKayles, LOSS",
        "DawsonsKayles, LOSS",
    })
    void everyGameHasItsKnownResult(String game, String outcome) {
        assertThat(Run.of("solve", game).lines()).contains("outcome:    " + outcome);
    }

    @ParameterizedTest
    @CsvSource({"Cram, 2", "RingCram, 0", "Kayles, 1", "MisereKayles, 4", "DawsonsKayles, 0", "BlockGame, 0"})
    void everyImpartialGameHasItsKnownNimber(String game, int nimber) {
        assertThat(Run.of("solve", game).lines()).contains("nimber:     " + nimber);
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
}
