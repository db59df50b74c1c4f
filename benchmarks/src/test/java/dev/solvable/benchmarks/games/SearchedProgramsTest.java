package dev.solvable.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.RulesCheck;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that are searched from the start, as their positions are too many to list. */
class SearchedProgramsTest {
    /**
     * G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah (ICGA Journal 23, 2000), tell who wins; by how much this
     * solver has found.
     */
    static Stream<Arguments> kalah() {
        return Stream.of(
                Arguments.of(new KalahBoards_Pits3Seeds3Solver(), Outcome.WIN, 2),
                Arguments.of(new KalahBoards_Pits4Seeds3Solver(), Outcome.WIN, 8),
                Arguments.of(new KalahBoards_Pits5Seeds2Solver(), Outcome.DRAW, 0),
                Arguments.of(new KalahBoards_Pits6Seeds2Solver(), Outcome.WIN, 10),
                Arguments.of(new KalahBoards_Pits6Seeds3Solver(2), Outcome.WIN, 2));
    }

    @ParameterizedTest
    @MethodSource("kalah")
    void kalahHasThePublishedOutcomes(ScoreSolver solver, Outcome outcome, int seeds) {
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
        long start = solver.initial();
        assertThat(solver.outcome(start)).isEqualTo(outcome);
        assertThat(solver.score(start)).isEqualTo(seeds);
        long next = solver.play(start, solver.bestMove(start));
        assertThat(solver.distance(next)).isEqualTo(solver.distance(start) - 1);
    }

    @Test
    void breakthroughOnSmallBoardsIsWonByTheSecondPlayer() {
        Solver square = new BreakthroughBoards_Rows4Columns4Solver();
        assertThat(square.outcome(square.initial())).isEqualTo(Outcome.LOSS);
        Solver narrow = new BreakthroughBoards_Rows5Columns3Solver();
        assertThat(narrow.outcome(narrow.initial())).isEqualTo(Outcome.LOSS);
    }

    @Test
    void theRulesKeepToTheirContract() {
        assertThatCode(() -> {
                    RulesCheck.of(new KalahBoards.Pits6Seeds3()).samples(100).run();
                    RulesCheck.of(new BreakthroughBoards.Rows5Columns5())
                            .samples(100)
                            .run();
                })
                .doesNotThrowAnyException();
    }
}
