package dev.solvable.runtime.forward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.ScoredRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many points a search can count. */
class ForwardPointsEngineTest {
    /** Two moves, of one player after the other, that gain these points. */
    private record TwoMoves(int one, int other) implements ScoredRules {
        @Override
        public long start() {
            return 0;
        }

        @Override
        public Player toMove(long position) {
            return position % 2 == 0 ? Player.FIRST : Player.SECOND;
        }

        @Override
        public int mostMoves() {
            return 1;
        }

        @Override
        public int successors(long position, long[] into) {
            into[0] = position + 1;
            return position < 2 ? 1 : 0;
        }

        @Override
        public int gain(long position, long successor) {
            return position == 0 ? one : other;
        }

        @Override
        public int pliesLeft(long position) {
            return (int) (2 - position);
        }

        @Override
        public String format(long position) {
            return String.valueOf(position);
        }

        @Override
        public long parse(String board, Player toMove) {
            return Long.parseLong(board.strip());
        }
    }

    @ParameterizedTest
    @CsvSource({"536870910, 0", "0, 536870910", "300000000, 300000000", "-536870911, 0", "-100, 536870811"})
    void manyPointsAreCounted(int one, int other) {
        ScoreSolver solver = ForwardSolvers.searchedForPoints(new TwoMoves(one, other), 1 << 10, 1);

        assertThat(solver.score(0)).isEqualTo(one - other);
        assertThat(solver.score(1)).isEqualTo(other);
        assertThat(solver.outcome(1)).isEqualTo(other > 0 ? Outcome.WIN : Outcome.DRAW);
        assertThat(solver.distance(0)).isEqualTo(2);
        assertThat(solver.bestMove(0)).isZero();
    }

    /** What was asked before does not spoil what can be answered after. */
    @ParameterizedTest
    @CsvSource({"600000000, 0", "400000000, -400000000", "0, 700000000", "536870912, 0", "-600000000, 0"})
    void morePointsAreRefused(int one, int other) {
        ScoreSolver solver = ForwardSolvers.searchedForPoints(new TwoMoves(one, other), 1 << 10, 1);

        assertThatIllegalStateException()
                .isThrownBy(() -> solver.score(0))
                .withMessageMatching("the rules of .*: -?[0-9]+ points are too many for a search, which counts up to"
                        + " 536870911");
        assertThatIllegalStateException().isThrownBy(() -> solver.distance(0));
        assertThatIllegalStateException().isThrownBy(() -> solver.bestMove(0));
        if (Math.abs(other) < 1 << 29) {
            assertThat(solver.score(1)).isEqualTo(other);
            assertThat(solver.distance(1)).isEqualTo(1);
        } else {
            assertThatIllegalStateException().isThrownBy(() -> solver.score(1));
        }
    }

    @Test
    void anOutcomeThatNeedsMorePointsIsRefused() {
        ScoreSolver solver = ForwardSolvers.searchedForPoints(new TwoMoves(600_000_000, 0), 1 << 10, 1);

        assertThatIllegalStateException().isThrownBy(() -> solver.outcome(0));
    }
}
