package dev.solvable.sample.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.runtime.RulesCheck;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sample games whose rules are programs, against the same games written another way. */
class ProgrammedGamesTest {
    /** S. Tanaka and others, Quixo Is Solved (arXiv 2007.15895, 2020): on three by three the first player wins. */
    @Test
    void quixoIsWonByWhoStarts() {
        Solver solver = new QuixoSolver(2);
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.WIN);
        assertThat(solver.distance(solver.initial())).isEqualTo(7);
        agrees(solver, PlainGames.solved(PlainGames.QUIXO, PlainGames::quixoMoves, PlainGames::quixoEnd));
    }

    /** The second player wins, as on six by six (J. Feinstein, 1993). */
    @Test
    void othelloIsLostByWhoStarts() {
        Solver solver = new OthelloSolver(2);
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.LOSS);
        assertThat(solver.distance(solver.initial())).isEqualTo(12);
        agrees(solver, PlainGames.solved(PlainGames.OTHELLO, PlainGames::othelloMoves, PlainGames::othelloEnd));
    }

    /**
     * G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah (ICGA Journal 23, 2000): who wins with so many pits a
     * player and so many seeds in each.
     */
    @ParameterizedTest
    @CsvSource({"1, DLWLWD", "2, WLLLWW", "3, DWWW", "4, WW"})
    void kalahHasThePublishedValues(int pits, String values) {
        for (int seeds = 1; seeds <= values.length(); seeds++) {
            PlainKalah plain = new PlainKalah(pits);
            assertThat(plain.value(plain.start(seeds)).outcome().name())
                    .as("%d pits with %d seeds each", pits, seeds)
                    .startsWith(values.substring(seeds - 1, seeds));
        }
    }

    @Test
    void kalahAgreesWithAnotherProgram() {
        Solver solver = new KalahSolver(2);
        PlainKalah plain = new PlainKalah(3);
        plain.value(plain.start(3));
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.WIN);
        assertThat(plain.values()).hasSizeGreaterThan(1_000);
        plain.values().forEach((seeds, value) -> {
            long position = solver.parse(board(seeds), Player.FIRST);
            assertThat(new PlainKalah.Value(solver.outcome(position), solver.distance(position)))
                    .as(() -> solver.format(position))
                    .isEqualTo(value);
        });
    }

    /** The board of the player to move, whose pits are below. */
    private static String board(List<Integer> seeds) {
        return Stream.of(6, 5, 4, 7, 3, 0, 1, 2)
                .map(seeds::get)
                .map(count -> count == 0 ? "." : Integer.toString(count, 36))
                .collect(Collectors.joining());
    }

    @Test
    void whoSowsTheLastSeedIntoTheStoreMovesAgain() {
        Solver solver = new KalahSolver();
        long start = solver.initial();
        assertThat(solver.moveName(start, 0)).isEqualTo("b3");
        long again = solver.play(start, 0);
        assertThat(solver.format(again)).isEqualTo(" 333 \n.   1\n .44 ");
        assertThat(solver.toMove(again)).isEqualTo(Player.FIRST);
        assertThat(solver.toMove(solver.play(start, 1))).isEqualTo(Player.SECOND);
        long takes = solver.play(solver.parse(" 453 4   1 1.. ", Player.FIRST), 0);
        assertThat(solver.format(takes)).as("c3 was empty").isEqualTo(" 4.3 \n4   7\n ... ");
    }

    /** The plain game does not count the plies to a draw. */
    private static void agrees(Solver solver, Map<String, String> plain) {
        assertThat(plain).hasSizeGreaterThan(10_000);
        Map<String, String> found = new HashMap<>();
        plain.forEach((board, value) -> {
            long position = solver.parse(board.replace('m', 'x').replace('t', 'o'), Player.FIRST);
            Outcome outcome = solver.outcome(position);
            boolean isDrawn = value.equals("DRAW ?");
            found.put(board, outcome + " " + (isDrawn ? "?" : solver.distance(position)));
        });
        assertThat(found).isEqualTo(plain);
    }

    @Test
    void theRulesKeepToTheirContract() {
        assertThatCode(() -> RulesCheck.of(new Quixo()).run()).doesNotThrowAnyException();
        assertThatCode(() -> RulesCheck.of(new Othello()).run()).doesNotThrowAnyException();
        assertThatCode(() -> RulesCheck.of(new Kalah()).run()).doesNotThrowAnyException();
    }

    @Test
    void movesAreNamedByWhatTheyDo() {
        Solver quixo = new QuixoSolver();
        assertThat(quixo.moveName(quixo.initial(), 0)).isEqualTo("c1");
        Solver othello = new OthelloSolver();
        assertThat(othello.moveName(othello.initial(), 0)).isEqualTo("b1");
    }

    @Test
    void whoCannotMovePasses() {
        Solver solver = new OthelloSolver();
        long position = solver.parse("ox.. .... .... ....", Player.FIRST);
        assertThat(solver.moves(position)).containsExactly(0);
        assertThat(solver.moveName(position, 0)).isEqualTo("pass");
        assertThat(solver.play(position, 0)).isEqualTo(solver.parse("ox.. .... .... ....", Player.SECOND));
    }
}
