package dev.solvable.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import dev.solvable.runtime.sweep.marks.MarksTable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RulesCheckTest {
    private static final Board SQUARE = Board.of("...", "...", "...");

    private interface WinCheck {
        boolean hasWon(long own, long other, Player owner);
    }

    /** A right one: a row of the board, or of the second player a column, without the other player in the middle. */
    private static boolean crosses(long own, long other, Player owner) {
        long line = owner == Player.FIRST ? 0b111 : 0b1_001_001;
        for (int i = 0; i < 3; i++) {
            if ((own & line) == line && (other & 0b10_000) == 0) {
                return true;
            }
            line <<= owner == Player.FIRST ? 3 : 1;
        }
        return false;
    }

    /** The engines that solve games with a win check. */
    private enum Engine {
        TABLE {
            @Override
            Solver solver(MarksCode code, WinCheck check) {
                return new Table(game(code), check);
            }
        },

        SEARCH {
            @Override
            Solver solver(MarksCode code, WinCheck check) {
                return new Search(game(code), check);
            }
        };

        abstract Solver solver(MarksCode code, WinCheck check);

        Solver solver(WinCheck check) {
            return solver(MarksCode.twoMasks(SQUARE), check);
        }
    }

    private static final Plan PLAN = new Plan(Encoding.AUTO, Expectation.UNSTATED, 1, 1 << 18, 1 << 18, 1 << 18);

    private static MarksGame game(MarksCode code, long... lines) {
        return new MarksGame("Game", code, "xo.", Choice.OWN, Ending.WINS, Ending.DRAWS, lines);
    }

    private static MarksRules rulesOf(MarksGame game, WinCheck check) {
        return new MarksRules(game, Encoding.AUTO) {
            @Override
            public boolean hasWinCheck() {
                return true;
            }

            @Override
            public boolean hasWon(long own, long other, Player owner) {
                return check.hasWon(own, other, owner);
            }
        };
    }

    private static final class Table extends SolverShell {
        Table(MarksGame game, WinCheck check) {
            super(PLAN, new MarksTable(rulesOf(game, check), PLAN.entries(), 1));
        }
    }

    private static final class Search extends SolverShell {
        Search(MarksGame game, WinCheck check) {
            super(PLAN, new MarksSearchEngine(rulesOf(game, check), 1 << 10, 0, 1));
        }
    }

    private static final class Lined extends SolverShell {
        Lined() {
            super(
                    PLAN,
                    new MarksTable(
                            new MarksRules(game(MarksCode.twoMasks(SQUARE), 0b111), Encoding.AUTO), PLAN.entries(), 1));
        }
    }

    private static String wrong(WinCheck check) {
        List<String> said = new ArrayList<>();
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() ->
                        RulesCheck.of(Engine.TABLE.solver(check)).samples(500).run())
                .satisfies(error -> said.add(String.valueOf(error.getMessage())));
        return said.get(0);
    }

    /** The first question is not whose board it is, but whether the check makes sense. */
    @ParameterizedTest
    @EnumSource(Engine.class)
    void aCheckThatContradictsItselfIsToBlameNotTheBoard(Engine engine) {
        Solver solver = engine.solver((own, other, owner) -> true);
        long start = solver.initial();
        assertThatIllegalStateException()
                .isThrownBy(() -> solver.toMove(start))
                .withMessageContaining("the win check of Game says that both players have won");
    }

    @ParameterizedTest
    @EnumSource
    void aRightCheckPassesAndItsGameIsSolved(Engine engine) {
        Solver solver = engine.solver(RulesCheckTest::crosses);
        assertThatCode(() -> RulesCheck.of(solver).samples(2_000).seed(7).run()).doesNotThrowAnyException();
        assertThat(solver.outcome(solver.parse("xx.o.o..."))).isEqualTo(Outcome.WIN);
        assertThat(solver.distance(solver.parse("xx.o.o..."))).isEqualTo(1);
        assertThat(solver.outcome(solver.parse("xxxo.o..."))).isEqualTo(Outcome.LOSS);
        assertThat(solver.isReachable(solver.parse("xxxo.o..."))).isTrue();
    }

    @Test
    void moreOwnCellsMustKeepAWin() {
        assertThat(wrong((own, other, owner) -> owner == Player.SECOND && Long.bitCount(own) == 3))
                .matches("(?s)the win check of Game is not monotone: more own marks and fewer others must keep a win,"
                        + " but SECOND has won on\n"
                        + "[xo.]{3}\n[xo.]{3}\n[xo.]{3}\nand not on\n[xo.]{3}\n[xo.]{3}\n[xo.]{3}\n"
                        + "\\(sample \\d+ of seed 1\\)");
    }

    /** The two fillings differ by one cell, and the second is the better one. */
    @Test
    void theTwoFillingsShowTheFault() {
        String said = wrong((own, other, owner) -> owner == Player.FIRST && (own & 2) != 0 && (other & 1) != 0);
        String[] lines = said.split("\n", -1);
        assertThat(lines[0]).endsWith(", but FIRST has won on");
        assertThat(lines[1]).startsWith("ox");
        assertThat(lines[5]).isEqualTo("." + lines[1].substring(1));
        assertThat(List.of(lines).subList(6, 8)).isEqualTo(List.of(lines).subList(2, 4));
    }

    @Test
    void fewerCellsOfTheOtherPlayerMustKeepAWin() {
        assertThat(wrong((own, other, owner) -> Long.bitCount(own) > 2 && Long.bitCount(other) > 1))
                .contains("fewer others must keep a win", "has won on", "and not on");
    }

    @Test
    void theSameQuestionHasOneAnswer() {
        AtomicInteger asked = new AtomicInteger();
        assertThat(wrong((own, other, owner) ->
                        owner == Player.SECOND && Long.bitCount(own) > 6 && asked.incrementAndGet() == 40))
                .matches(
                        "(?s)the win check of Game must depend on its arguments alone, but first says that SECOND has won,"
                                + " or has not, and then the contrary, on\n([xo.]{3}\n){3}\\(sample .*");
    }

    @Test
    void bothCannotWinWherePlayLeads() {
        assertThat(wrong((own, other, owner) -> Long.bitCount(own | other) > 2))
                .matches("(?s)the win check of Game says that both players have won where play leads, and only one of"
                        + " them can win:\n([xo.]{3}\n){3}\\(sample 1 of seed 1\\)");
    }

    /** Both have three cells only where play has ended before. */
    @Test
    void bothMayFulfilItWhereNoPlayLeads() {
        RulesCheck.of(Engine.TABLE.solver((own, other, owner) -> Long.bitCount(own) > 2))
                .run();
    }

    @Test
    void marksFallInPlaysToo() {
        MarksCode columns = MarksCode.columns(Board.of("..", ".."));
        // Two in the upper row: both can only have them where a mark hangs in the air.
        RulesCheck.of(Engine.SEARCH.solver(columns, (own, other, owner) -> (own & 3) == 3))
                .samples(50)
                .run();
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> RulesCheck.of(Engine.SEARCH.solver(columns, (own, other, owner) -> (other & 3) == 3))
                        .run())
                .withMessageContaining("has won on");
    }

    @Test
    void theSameSeedShowsTheSame() {
        WinCheck check = (own, other, owner) -> own == 0b101 && other == 0b1_010;
        assertThat(failure(check, 5))
                .isEqualTo(failure(check, 5))
                .contains("of seed 5)")
                .isNotEqualTo(failure(check, 6));
    }

    private static String failure(WinCheck check, long seed) {
        try {
            RulesCheck.of(Engine.TABLE.solver(check))
                    .samples(100_000)
                    .seed(seed)
                    .run();
            return "no failure";
        } catch (AssertionError e) {
            return String.valueOf(e.getMessage());
        }
    }

    @Test
    void onlyWinChecksAreChecked() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RulesCheck.of(new Lined()))
                .withMessage("there is nothing to check: Lined is not the generated solver of a game with a @WinCheck");
        RulesCheck check = RulesCheck.of(Engine.TABLE.solver(RulesCheckTest::crosses));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> check.samples(0))
                .withMessage("at least 1 sample is needed, not 0");
    }

    // What solvers refuse by themselves.

    @ParameterizedTest
    @EnumSource
    void aSolverRefusesAWrongCheck(Engine engine) {
        Solver solver = engine.solver((own, other, owner) -> Long.bitCount(own) == 3);
        for (int time = 0; time < 2; time++) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> solver.outcome(solver.initial()))
                    .withMessageStartingWith("the win check of Game is not monotone: ")
                    .withMessageContaining("and not on");
        }
    }

    /** One wrong answer in 1,024, which few random fillings meet. */
    @Test
    void aTableRefusesASetOfCellsThatLosesAWin() {
        Solver solver = Engine.TABLE.solver(
                (own, other, owner) -> (own & 0b11) == 0b11 && !(owner == Player.SECOND && own == 0b101_110_011));
        assertThatIllegalStateException()
                .isThrownBy(() -> solver.outcome(solver.initial()))
                .withMessage("the win check of Game is not monotone: more own marks and fewer others must keep a win,"
                        + " but SECOND has won on\noox\nxxo\noxo\nand not on\noox\nxoo\noxo");
    }

    @Test
    void aTableRefusesAMoveThatEndsTheGameForBoth() {
        // Asked about the most and the fewest marks of the other player it is monotone; once it is not between them.
        long firsts = 0b1_011;
        long seconds = 0b100_100;
        Solver solver = Engine.TABLE.solver((own, other, owner) -> {
            long wins = owner == Player.FIRST ? firsts : seconds;
            return (own & wins) == wins && (other == 0 || (own | other) == (firsts | seconds));
        });
        assertThatIllegalStateException()
                .isThrownBy(() -> solver.outcome(solver.initial()))
                .withMessage("the win check of Game says that both players have won where play leads, and only one of"
                        + " them can win:\nxxo\nx.o\n...");
    }

    /** The third mark of either player decides for the other. */
    @Test
    void reachabilityRefusesAMoveThatWinsForTheOtherPlayer() {
        Solver solver = Engine.SEARCH.solver((own, other, owner) -> Long.bitCount(other) > 2);
        assertThatIllegalStateException()
                .isThrownBy(() -> solver.isReachable(solver.parse("xxx/oo./...".replace("/", ""))))
                .withMessage("the win check of Game is not monotone: more own marks and fewer others must keep a win,"
                        + " but the last mark of FIRST makes SECOND win on\nxxx\noo.\n...");
        assertThat(solver.isReachable(solver.parse("xx.oo...."))).isTrue();
    }
}
