package dev.solvable.sample.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.runtime.RulesCheck;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

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
