package dev.solvable.runtime.forward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.ScoredRules;
import dev.solvable.runtime.Scores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How many points a search can count. */
class ForwardPointsEngineTest {
    /** Two moves, of one player after the other, that gain these points. */
    private static class TwoMoves implements ScoredRules {
        private final int one;
        private final int other;

        TwoMoves(int one, int other) {
            this.one = one;
            this.other = other;
        }

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
            return (int) (4 - position);
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
    @CsvSource({
        "600000000, 0, at least 600000000, 0",
        "400000000, -400000000, at least 800000000, 0",
        "0, 700000000, at least 700000000, 1",
        "536870912, 0, at least 536870912, 0",
        "-600000000, 0, at most -600000000, 0",
        "2147483647, -536870911, at least 2684354558, 0",
        "-2147483648, 536870911, at most -2684354559, 0"
    })
    void morePointsAreRefusedWithThePosition(int one, int other, String points, int position) {
        ScoreSolver solver = ForwardSolvers.searchedForPoints(new TwoMoves(one, other), 1 << 10, 1);

        String refusal = " points are too many for a search, which counts up to 536870911, on\n" + position
                + "\n(position " + position + ")";
        assertThatIllegalStateException()
                .isThrownBy(() -> solver.score(0))
                .withMessage("the rules of Program: " + points + refusal);
        assertThatIllegalStateException().isThrownBy(() -> solver.distance(0)).withMessageEndingWith(refusal);
        assertThatIllegalStateException().isThrownBy(() -> solver.bestMove(0)).withMessageEndingWith(refusal);
        if (position == 0) {
            assertThat(solver.score(1)).isEqualTo(other);
            assertThat(solver.distance(1)).isEqualTo(1);
        } else {
            assertThatIllegalStateException().isThrownBy(() -> solver.score(1)).withMessageEndingWith(refusal);
        }
    }

    @Test
    void anOutcomeThatNeedsMorePointsIsRefused() {
        ScoreSolver solver = ForwardSolvers.searchedForPoints(new TwoMoves(600_000_000, 0), 1 << 10, 1);

        assertThatIllegalStateException().isThrownBy(() -> solver.outcome(0));
    }

    /** The bounds after the second move lie beyond all scores, so no move that gains little may meet them. */
    @ParameterizedTest
    @ValueSource(ints = {1, 1 << 10})
    void tooManyPointsAfterAMoveThatGainsLittleAreRefused(int entries) {
        ScoreSolver solver = ForwardSolvers.searchedForPoints(
                new TwoMoves(-1, 1 << 29) {
                    @Override
                    public Player toMove(long position) {
                        return position == 4 ? Player.SECOND : Player.FIRST;
                    }

                    @Override
                    public int mostMoves() {
                        return 2;
                    }

                    @Override
                    public int successors(long position, long[] into) {
                        into[0] = position + 1;
                        into[1] = position + 2;
                        return position == 2 ? 2 : position < 2 ? 1 : 0;
                    }

                    @Override
                    public int gain(long position, long successor) {
                        return position < 2 ? super.gain(position, successor) : successor == 3 ? -1 : 400_000_000;
                    }
                },
                entries,
                1);

        assertThatIllegalStateException().isThrownBy(() -> solver.score(0));
        assertThatIllegalStateException().isThrownBy(() -> solver.distance(0));
        assertThat(solver.score(2)).isEqualTo(400_000_000);
    }

    /** The bounds for a position after such a move lie beyond all scores. */
    @ParameterizedTest
    @CsvSource({"536870911, 0", "-536870911, 0", "536870911, 536870911", "-536870911, -536870911", "0, -536870911"})
    void scoresAtTheLimitAreAnswered(int one, int other) {
        ScoreSolver solver = ForwardSolvers.searchedForPoints(new TwoMoves(one, other), 1 << 10, 1);

        for (int time = 0; time < 2; time++) {
            assertThat(solver.score(0)).isEqualTo(one - other);
            assertThat(solver.outcome(0)).isEqualTo(Scores.outcome(one - other));
        }
    }

    @ParameterizedTest
    @CsvSource({"10, 1", "5000, 1", "5000, 3"})
    void programsOfMorePointsAreAnsweredRightOrRefused(int entries, int threads) {
        int answered = 0;
        int refused = 0;
        for (int seed = 0; seed < 40; seed++) {
            RandomProgram rules = new RandomProgram(16, 3, 4, 250_000_000, seed);
            PlainValues plain = new PlainValues(rules, true);
            ScoreSolver solver = ForwardSolvers.searchedForPoints(rules, entries, threads);
            for (int node = 0; node < rules.nodes(); node++) {
                long position = RandomProgram.position(node, node % 2 == 0);
                int points = plain.of(position).points();
                try {
                    assertThat(solver.outcome(position)).isEqualTo(Scores.outcome(points));
                    assertThat(solver.score(position)).isEqualTo(points);
                    assertThat(solver.distance(position))
                            .isEqualTo(plain.of(position).distance());
                    assertThat(solver.bestMove(position))
                            .isEqualTo(plain.of(position).bestMove());
                    assertThat(Math.abs(points)).isLessThan(1 << 29);
                    answered++;
                } catch (IllegalStateException e) {
                    assertThat(e).hasMessageContaining(" points are too many for a search");
                    refused++;
                }
            }
        }
        assertThat(answered).isGreaterThan(200);
        assertThat(refused).isGreaterThan(10);
    }
}
