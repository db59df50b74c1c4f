package dev.solvable.sample.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.RulesCheck;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sample games whose rules are programs, against the same games written another way. */
@Tag("slow")
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

    /** By a program of its own; who wins is as published. */
    @Test
    void kalahForSeedsAgreesWithAnotherProgram() {
        ScoreSolver solver = new ScoredKalahSolver();
        assertThat(solver.score(solver.initial())).isEqualTo(2);
        PlainKalah plain = new PlainKalah(3);
        plain.value(plain.start(3));
        plain.values().keySet().forEach(seeds -> {
            long position = solver.parse(board(seeds), Player.FIRST);
            int scored = solver.isTerminal(position) ? plain.difference(seeds) : seeds.get(3) - seeds.get(7);
            assertThat(solver.score(position))
                    .as(() -> solver.format(position))
                    .isEqualTo(plain.difference(seeds) - scored);
        });
    }

    /** The second player wins by eight discs, as the plain program finds too. */
    @Test
    void othelloForDiscsAgreesWithAnotherProgram() {
        ScoreSolver solver = new ScoredOthelloSolver();
        Map<String, Integer> plain = new HashMap<>();
        assertThat(PlainGames.othelloDifference(PlainGames.OTHELLO, plain)).isEqualTo(-8);
        assertThat(solver.score(solver.initial())).isEqualTo(-8);
        assertThat(plain).hasSizeGreaterThan(10_000);
        plain.forEach((board, difference) -> {
            long position = solver.parse(board.replace('m', 'x').replace('t', 'o'), Player.FIRST);
            int scored = PlainGames.discs(board, 'm') - PlainGames.discs(board, 't');
            assertThat(solver.score(position)).as(board).isEqualTo(difference - scored);
        });
    }

    /** The first player wins, by a program of its own. */
    @Test
    @Tag("slow")
    void checkersAgreesWithAnotherProgram() {
        Solver solver = new Checkers5x5Solver();
        Map<String, Integer> plain = PlainCheckers.solved();
        assertThat(plain).hasSize(852_520).containsEntry(PlainCheckers.START, 1);
        assertThat(plain.keySet()).anyMatch(position -> position.contains("j"));
        plain.forEach((board, value) -> {
            StringBuilder squares = new StringBuilder();
            for (int cell = 0; cell < 25; cell += 2) {
                squares.append(board.charAt(1 + cell));
            }
            Player side = board.charAt(0) == 'x' ? Player.FIRST : Player.SECOND;
            assertThat(solver.outcome(solver.parse(squares.toString(), side)))
                    .as(board)
                    .isEqualTo(value > 0 ? Outcome.WIN : value < 0 ? Outcome.LOSS : Outcome.DRAW);
        });
    }

    /** By plain recursion over all fillings; the positions of random play, too. */
    @Test
    void connect6AgreesWithAnotherProgram() {
        Solver solver = new Connect6Solver();
        PlainConnect6 plain = new PlainConnect6();
        long seed = System.nanoTime();
        System.out.println("Connect6 in plays of seed " + seed);
        Random random = new Random(seed);
        for (int play = 0; play < 50; play++) {
            long position = solver.initial();
            while (true) {
                String board = solver.format(position).replaceAll("\\s", "");
                int first = plain.valueForFirst(board);
                int own = solver.toMove(position) == Player.FIRST ? first : -first;
                assertThat(solver.outcome(position))
                        .as("%s", board)
                        .isEqualTo(own > 0 ? Outcome.WIN : own < 0 ? Outcome.LOSS : Outcome.DRAW);
                if (solver.isTerminal(position)) {
                    break;
                }
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
        }
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
        assertThatCode(() -> RulesCheck.of(new ScoredKalah()).run()).doesNotThrowAnyException();
        assertThatCode(() -> RulesCheck.of(new ScoredOthello()).run()).doesNotThrowAnyException();
        assertThatCode(() -> RulesCheck.of(new Checkers5x5()).run()).doesNotThrowAnyException();
        assertThatCode(() -> RulesCheck.of(new Connect6()).run()).doesNotThrowAnyException();
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
