package dev.solvable.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.RulesCheck;
import dev.solvable.runtime.SolverShell;
import dev.solvable.sample.games.GameCatalog;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that are searched from the start, as their positions are too many to list. */
class SearchedProgramsTest {
    /**
     * The score of the start by the number of seeds a pit, from one on. Who wins is published: G. Irving, J. Donkers
     * and J. Uiterwijk, Solving Kalah (ICGA Journal 23, 2000), table of small boards. By how much was found by this
     * solver.
     */
    static Stream<Arguments> kalah() {
        return Stream.of(
                Arguments.of(new KalahBoards_Pits1Seeds6Solver(), "DLWLWD", List.of(0, -2, 6, -2, 2, 0)),
                Arguments.of(new KalahBoards_Pits2Seeds6Solver(), "WLLLWW", List.of(2, -2, -2, -12, 6, 8)),
                Arguments.of(new KalahBoards_Pits3Seeds6Solver(), "DWWWWL", List.of(0, 4, 2, 2, 6, -10)),
                Arguments.of(new KalahBoards_Pits4Seeds4Solver(), "WWWW", List.of(2, 6, 8, 2)),
                Arguments.of(new KalahBoards_Pits5Seeds3Solver(), "DDW", List.of(0, 0, 8)),
                Arguments.of(new KalahBoards_Pits6Seeds3Solver(2), "WWW", List.of(2, 10, 2)));
    }

    @ParameterizedTest
    @MethodSource("kalah")
    void kalahHasThePublishedOutcomes(ScoreSolver solver, String outcomes, List<Integer> scores) {
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
        String board = solver.format(solver.initial());
        for (int seeds = 1; seeds <= outcomes.length(); seeds++) {
            long start = solver.parse(board.replaceAll("\\d", Integer.toString(seeds)), Player.FIRST);
            assertThat(solver.outcome(start).name().charAt(0))
                    .as("%d seeds", seeds)
                    .isEqualTo(outcomes.charAt(seeds - 1));
            assertThat(solver.score(start)).as("%d seeds", seeds).isEqualTo(scores.get(seeds - 1));
            long next = solver.play(start, solver.bestMove(start));
            assertThat(solver.distance(next)).isEqualTo(solver.distance(start) - 1);
        }
    }

    /** With the fewest replies first these would be 3,593,392 positions; 5x3 took 82,534 with trials that went on. */
    @Test
    void movesOfKalahAreOrderedByTheirGain() {
        assertThat(searchedForScore(new KalahBoards_Pits6Seeds3Solver())).isLessThan(1_500_000);
        assertThat(searchedForScore(new KalahBoards_Pits5Seeds3Solver())).isLessThan(80_000);
    }

    private static long searchedForScore(ScoreSolver solver) {
        solver.score(solver.initial());
        return ((SolverShell) solver).engine().work().progress().states();
    }

    @Test
    void breakthroughOnSmallBoardsIsWonByTheSecondPlayer() {
        Solver square = new BreakthroughBoards_Rows4Columns4Solver();
        assertThat(square.outcome(square.initial())).isEqualTo(Outcome.LOSS);
        Solver narrow = new BreakthroughBoards_Rows5Columns3Solver();
        assertThat(narrow.outcome(narrow.initial())).isEqualTo(Outcome.LOSS);
    }

    /** Pieces tell which positions are won in one ply, so their search looks ahead along threats; programs do not. */
    @Test
    void breakthroughOfPiecesIsWonByTheSecondPlayer() {
        Solver solver = new BreakthroughPieces_Rows5Columns4Solver();
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.LOSS);
    }

    /**
     * Saffidine, Jouandeau and Cazenave 2011, Solving Breakthrough with Race Patterns and Job-Level Proof Number
     * Search.
     */
    @Test
    @Tag("nightly")
    void breakthroughOnFiveByFiveIsWonByTheSecondPlayer() {
        Solver solver = new BreakthroughPieces_Rows5Columns5Solver();
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.LOSS);
    }

    /** By another program, and by retrograde analysis. */
    @Test
    void clobberHasTheOutcomeOfItsPieces() {
        Solver program = new ClobberBoards_Rows4Columns4Solver();
        Solver pieces = GameCatalog.find("Clobber4x4").orElseThrow();
        assertThat(program.outcome(program.initial())).isEqualTo(pieces.outcome(pieces.initial()));
        assertThat(program.distance(program.initial())).isEqualTo(pieces.distance(pieces.initial()));
    }

    /**
     * With two stones taken from a corner or from the middle the second player wins on 4x4 and 6x6, the first on 5x5
     * (P. Norvig, Mel's Konane Board, pytudes, 2021).
     */
    @Test
    void konaneHasThePublishedOutcomes() {
        assertKonane(new KonaneBoards_Side4Solver(), Outcome.LOSS);
        assertKonane(new KonaneBoards_Side5Solver(), Outcome.WIN);
        assertKonane(new KonaneBoards_Side6Solver(), Outcome.LOSS);
    }

    private static void assertKonane(Solver solver, Outcome outcome) {
        long start = solver.initial();
        assertThat(solver.outcome(start)).isEqualTo(outcome);
        int side = solver.facts().rows();
        StringBuilder cornered = new StringBuilder("..");
        for (int cell = 2; cell < side * side; cell++) {
            cornered.append((cell / side + cell % side) % 2 == 0 ? 'X' : 'o');
        }
        assertThat(solver.outcome(solver.parse(cornered.toString(), Player.FIRST)))
                .isEqualTo(outcome);
    }

    /** On 4x4 no jump has room to go on, so the sample has the same game. */
    @Test
    void konaneHasTheValueOfItsPieces() {
        Solver program = new KonaneBoards_Side4Solver();
        Solver pieces = GameCatalog.find("Konane4x4").orElseThrow();
        assertThat(program.outcome(program.initial())).isEqualTo(pieces.outcome(pieces.initial()));
        assertThat(program.distance(program.initial())).isEqualTo(pieces.distance(pieces.initial()));
    }

    @Test
    void stonesJumpOnAsLongAsTheyTake() {
        Solver solver = new KonaneBoards_Side5Solver();
        long position = solver.parse("X.... o.... ..... o.... ....X", Player.FIRST);
        assertThat(Arrays.stream(solver.moves(position)).mapToObj(move -> board(solver, solver.play(position, move))))
                .containsExactly("..... ..... X.... o.... ....X", "..... ..... ..... ..... X...X");
    }

    private static String board(Solver solver, long position) {
        return solver.format(position).strip().replace('\n', ' ');
    }

    /** A piece that no enemy can come next to makes no difference: the board without it has the same value. */
    @Test
    void piecesWithoutEnemiesDoNotCountInClobber() {
        SolverShell solver = new ClobberBoards_Rows4Columns4Solver();
        long position = solver.parse("Xo.. X..o ..oo XX..", Player.FIRST);
        long live = solver.parse("Xo.. X... .... ....", Player.FIRST);
        assertThat(solver.canonical(position)).isEqualTo(solver.canonical(live));
        assertThat(solver.distance(position)).isEqualTo(solver.distance(live)).isPositive();
    }

    /** Found by this solver. */
    @Test
    void clobberIsWonByTheFirstPlayerOnFourByFive() {
        Solver solver = new ClobberBoards_Rows4Columns5Solver();
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.WIN);
    }

    @Test
    void theRulesKeepToTheirContract() {
        assertThatCode(() -> {
                    RulesCheck.of(new KalahBoards.Pits6Seeds3()).samples(100).run();
                    RulesCheck.of(new BreakthroughBoards.Rows5Columns5())
                            .samples(100)
                            .run();
                    RulesCheck.of(new ClobberBoards.Rows5Columns6())
                            .samples(100)
                            .run();
                    RulesCheck.of(new KonaneBoards.Side5()).samples(1_000).run();
                    RulesCheck.of(new KonaneBoards.Side6()).samples(100).run();
                })
                .doesNotThrowAnyException();
    }
}
