package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.fixtures.MovingGames;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line with games whose pieces move, and with programmed ones. */
class MovingCommandsTest {
    private static final Program PROGRAM = new Program(() -> MovingGames.GAMES, Map.of());

    private static Run run(String input, String... args) {
        return Run.of(PROGRAM, input, args);
    }

    @Test
    void everyGameIsListed() {
        assertThat(run("", "games").lines())
                .hasSameSizeAs(MovingGames.GAMES.names())
                .allMatch(line -> line.endsWith("retrograde"));
    }

    @Test
    void aBoardIsDrawnWithItsHandAndADrawWithoutEndHasNoNumber() {
        Run run = run("", "solve", "Morris", "X../.o./..X|Xoo", "--to-move", "second");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo("""
                Morris

                    a b c
                  1 X . .
                  2 . o .
                  3 . . X
                    in hand: Xoo

                to move:    second
                outcome:    WIN
                distance:   5
                best move:  b1
                moves:      6
                  b1  WIN in 5  best
                  a2  WIN in 5
                  c2  WIN in 5
                  b3  WIN in 5
                  c1  DRAW without end
                  a3  DRAW without end
                """);
        assertThat(run("", "solve", "Morris", "Xo./oXo/.X.|", "--to-move", "first")
                        .out())
                .contains("   nothing in hand\n");
    }

    @Test
    void anEndlessGameIsADrawThatNobodyCanEnd() {
        assertThat(run("", "solve", "Pentagon").lines())
                .contains(
                        "outcome:    DRAW",
                        "distance:   endless, neither player can force an end",
                        "  a1-c1  DRAW without end  best");
        assertThat(run("", "solve", "Pentagon", "--json").out()).contains("\"distance\": -1");
    }

    @Test
    void aBoardWithoutASideIsAskedForIt() {
        assertThat(run("", "solve", "Pawns", "ppp/P../.PP"))
                .isEqualTo(new Run(
                        2, "", "this board does not say whose turn it is; add --to-move first or --to-move second\n"));
    }

    @Test
    void movesOfAProgramHaveNamesOfTheirOwnInEachPosition() {
        assertThat(run("", "solve", "Carousel").lines())
                .contains(
                        "  a1-b1-c1-d1    DRAW without end  best",
                        "  a1-b1-c1-d1~2  DRAW without end",
                        "  pass           DRAW without end");
        assertThat(run("pass\nresign\n", "play", "Carousel", "--as", "first").lines())
                .containsSubsequence("you: pass", "you: resign", "You resign: I win.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Pawns | a2-a3 | line 1: 'a2-a3' is not possible here; the moves are a3-a2, b3-b2, c3-c2",
                "Pawns | a3xb2 | line 1: 'a3xb2' is not possible here; the moves are a3-a2, b3-b2, c3-c2",
                "Cars  | c3    | line 1: 'c3' is no move; the moves are a1-b1, a2-b2, a2-a3",
            })
    void whatIsNoMoveIsToldAsSuch(String game, String typed, String complaint) {
        assertThat(run(typed + "\n", "play", game).err()).isEqualTo(complaint + "\n");
    }

    @Test
    void aTakingAndALeavingAreTypedAsTheyAreNamed() {
        Run taking = run("a2xb1\n", "play", "Pawns", "pp./P.p/.PP", "--to-move", "first");
        assertThat(taking.out()).contains("you: a2xb1", "You win.");

        Run leaving = run("c1-\nresign\n", "play", "Cars", "..X/X../.oo", "--to-move", "first");
        assertThat(leaving.lines()).containsSubsequence("you: c1-", "You resign: I win.");
    }

    @Test
    void aPositionThatComesUpForTheThirdTimeIsADraw() {
        // The perfect player turns the carousel or passes, too: there are not many positions.
        Run run = run("pass\n".repeat(20), "play", "Carousel");

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("A draw by repetition: this position has come up for the third time.");
    }

    @Test
    void thePositionsOfAnEndlessGameAreCountedByWhoIsToMove(@TempDir Path folder) {
        Run run = run("", "games", "--stats", "Morris", "Pentagon", "--svg", folder.toString());

        assertThat(run.lines())
                .containsExactly(
                        "Morris: 5,390 positions can occur",
                        "  to move    positions         wins        draws        loses         over",
                        "  first          2,349        1,257          584          508          148",
                        "  second         3,041        1,620          728          693          268",
                        "  both           5,390        2,877        1,312        1,201          416",
                        "  the longest win or loss takes 9 plies",
                        "Morris: no picture, its positions are not counted by plies",
                        "",
                        "Pentagon: 56 positions can occur",
                        "  to move    positions         wins        draws        loses         over",
                        "  first             28            4           22            2            2",
                        "  second            28            4           22            2            2",
                        "  both              56            8           44            4            4",
                        "  the longest win or loss takes 1 ply",
                        "Pentagon: no picture, its positions are not counted by plies");
    }
}
