package dev.solvable.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.runtime.RulesCheck;
import dev.solvable.runtime.SolverShell;
import dev.solvable.sample.games.GameCatalog;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Othello for discs: its rules against plain ones, and what is published of it. */
class OthelloTest {
    private static OthelloBoards boards(int side) {
        return side == 4 ? new OthelloBoards.Side4() : new OthelloBoards.Side6();
    }

    private static long[] successors(OthelloBoards rules, long position) {
        long[] into = new long[rules.mostMoves()];
        return Arrays.copyOf(into, rules.successors(position, into));
    }

    private static PlainOthello plain(OthelloBoards rules, long position) {
        List<String> board = rules.format(position).strip().lines().toList();
        return new PlainOthello(board, rules.toMove(position) == Player.FIRST ? 'x' : 'o');
    }

    /** Moves, who moves next, gains, ends, and texts, at every position of random plays. */
    @ParameterizedTest
    @ValueSource(ints = {4, 6})
    void randomPlaysAgreeWithPlainRules(int side) {
        long seed = System.nanoTime();
        System.out.println("Othello " + side + "x" + side + " in plays of seed " + seed);
        Random random = new Random(seed);
        OthelloBoards rules = boards(side);
        int again = 0;
        int unfilled = 0;
        for (int play = 0; play < 500; play++) {
            long position = rules.start();
            PlainOthello plain = PlainOthello.start(side);
            while (true) {
                assertThat(plain(rules, position)).isEqualTo(plain);
                assertThat(rules.parse(rules.format(position), rules.toMove(position)))
                        .isEqualTo(position);
                assertThat(rules.pliesLeft(position))
                        .isEqualTo(String.join("", plain.board())
                                .replaceAll("[xo]", "")
                                .length());
                List<PlainOthello.Move> moves = plain.moves();
                long[] successors = successors(rules, position);
                agree(rules, position, plain, successors, moves);
                if (moves.isEmpty()) {
                    break;
                }
                PlainOthello.Move move = moves.get(random.nextInt(moves.size()));
                again += move.after().mover() == plain.mover() ? 1 : 0;
                position = find(rules, position, successors, move.name());
                plain = move.after();
            }
            unfilled += rules.pliesLeft(position) > 0 ? 1 : 0;
        }
        assertThat(again).as("players who were passed over").isPositive();
        assertThat(unfilled).as("games that ended before the board was full").isPositive();
    }

    private static void agree(
            OthelloBoards rules, long position, PlainOthello plain, long[] successors, List<PlainOthello.Move> moves) {
        Map<String, String> expected = new TreeMap<>();
        for (PlainOthello.Move move : moves) {
            int lead = move.after().lead() - plain.lead();
            expected.put(move.name(), move.after() + " for " + (plain.mover() == 'x' ? lead : -lead));
        }
        Map<String, String> actual = new TreeMap<>();
        for (long successor : successors) {
            actual.put(
                    rules.moveName(position, successor),
                    plain(rules, successor) + " for " + rules.gain(position, successor));
        }
        assertThat(successors).hasSize(moves.size());
        assertThat(actual).isEqualTo(expected);
    }

    private static long find(OthelloBoards rules, long position, long[] successors, String move) {
        return LongStream.of(successors)
                .filter(successor -> rules.moveName(position, successor).equals(move))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Perft of 8x8 Othello (A. Bik, "Perft for Reversi", 2009). The first four discs do not reach the border there, so
     * the counts are the same on 6x6.
     */
    @ParameterizedTest
    @CsvSource({"1, 4", "2, 12", "3, 56", "4, 244"})
    void perftIsAsPublished(int depth, long count) {
        OthelloBoards rules = boards(6);
        assertThat(perft(rules, rules.start(), depth)).isEqualTo(count);
    }

    @Test
    void perftAgreesWithPlainRules() {
        OthelloBoards rules = boards(6);
        assertThat(perft(rules, rules.start(), 7))
                .isEqualTo(PlainOthello.start(6).perft(7));
    }

    private static long perft(OthelloBoards rules, long position, int depth) {
        return depth == 0
                ? 1
                : LongStream.of(successors(rules, position))
                        .map(next -> perft(rules, next, depth - 1))
                        .sum();
    }

    /**
     * 15,015 for each of the four symmetric first moves ("Number of distinct NxN Reversi games", reversi-nxn, 2008).
     */
    @Test
    void fourByFourHasAsManyGamesAsPublished() {
        assertThat(games(boards(4), boards(4).start())).isEqualTo(4 * 15_015);
        assertThat(PlainOthello.start(4).games()).isEqualTo(4 * 15_015);
    }

    private static long games(OthelloBoards rules, long position) {
        long[] successors = successors(rules, position);
        return successors.length == 0
                ? 1
                : LongStream.of(successors).map(next -> games(rules, next)).sum();
    }

    @Test
    void fourByFourHasTheScoreOfTheSample() {
        ScoreSolver solver = new OthelloBoards_Side4Solver();
        ScoreSolver sample = (ScoreSolver) GameCatalog.find("ScoredOthello").orElseThrow();
        assertThat(solver.score(solver.initial())).isEqualTo(sample.score(sample.initial()));
    }

    /** Every position of a line that is published as perfect has the score that is published for the start. */
    @Test
    void thePublishedLineIsPerfectFromTwentyEmptyCellsOn() {
        ScoreSolver solver = new OthelloBoards_Side6Solver();
        OthelloBoards rules = boards(6);
        for (long position : OthelloLine.positions()) {
            if (rules.pliesLeft(position) <= 20) {
                int lead = plain(rules, position).lead();
                int toCome = solver.toMove(position) == Player.FIRST ? solver.score(position) : -solver.score(position);
                assertThat(lead + toCome).as(solver.format(position)).isEqualTo(OthelloLine.RESULT);
            }
        }
    }

    /** In the order of the gains these would be 7,888,679 positions. */
    @Test
    void movesWithFewRepliesComeFirst() {
        ScoreSolver solver = new OthelloBoards_Side6Solver();
        long position = OthelloLine.positions().get(32 - 18);
        assertThat(solver.score(position)).isEqualTo(-6);
        assertThat(((SolverShell) solver).engine().work().progress().states()).isLessThan(1_000_000);
    }

    @Test
    void thePublishedLineFillsTheBoard() {
        List<Long> positions = OthelloLine.positions();
        long last = positions.get(positions.size() - 1);
        assertThat(positions).hasSize(33);
        assertThat(successors(boards(6), last)).isEmpty();
        assertThat(plain(boards(6), last).lead()).isEqualTo(OthelloLine.RESULT);
    }

    @Test
    void whoCannotMoveIsPassedOver() {
        ScoreSolver solver = new OthelloBoards_Side4Solver();
        long position = solver.parse("xoo. .... .... ..ox", Player.FIRST);
        long next = solver.play(position, 0);
        assertThat(solver.moveName(position, 0)).isEqualTo("d1");
        assertThat(solver.toMove(next)).isEqualTo(Player.FIRST);
        assertThat(solver.moveName(next, 0)).isEqualTo("b4");
        String board = solver.format(next);
        assertThatThrownBy(() -> solver.parse(board, Player.SECOND))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("only the other player can move");
    }

    @Test
    void theRulesKeepToTheirContract() {
        assertThatCode(() -> {
                    RulesCheck.of(boards(4)).samples(2_000).run();
                    RulesCheck.of(boards(6)).samples(2_000).run();
                })
                .doesNotThrowAnyException();
    }
}
