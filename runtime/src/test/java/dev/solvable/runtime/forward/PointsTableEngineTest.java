package dev.solvable.runtime.forward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.ScoredRules;
import dev.solvable.runtime.RulesCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PointsTableEngineTest {

    private static ScoreSolver solver(ScoredRules rules) {
        return ForwardSolvers.enumerated(rules);
    }

    /** {@code -Dsolvable.seed} and {@code -Dsolvable.programs} choose others. */
    @Test
    void randomProgramsHaveTheValuesOfTheirDefinition() {
        long seed = Long.getLong("solvable.seed", 26);
        int programs = Integer.getInteger("solvable.programs", 60);
        for (int number = 0; number < programs; number++, seed++) {
            int nodes = 1 + (int) (seed * 7 % 120);
            RandomProgram rules = new RandomProgram(nodes, 1 + (int) (seed % 5), 3 + number % 9, number % 4, seed);
            ScoreSolver solver = solver(rules);
            PlainValues plain = new PlainValues(rules, true);
            Set<Long> reached = plain.reached();
            for (int node = 0; node < nodes; node++) {
                for (boolean isImage : new boolean[] {false, true}) {
                    long position = RandomProgram.position(node, isImage);
                    PlainValues.Value value = plain.of(position);
                    String where = "seed " + seed + ", position " + position;
                    assertThat(solver.score(position)).as(where).isEqualTo(value.points());
                    assertThat(solver.outcome(position)).as(where).isEqualTo(value.outcome());
                    assertThat(solver.distance(position)).as(where).isEqualTo(value.distance());
                    assertThat(solver.bestMove(position)).as(where).isEqualTo(value.bestMove());
                    assertThat(solver.isReachable(position)).as(where).isEqualTo(reached.contains(position));
                }
            }
            assertThatCode(() -> RulesCheck.of(rules).samples(20).run()).doesNotThrowAnyException();
        }
    }

    /** Counts down; the player of an even number moves, and gets its last digit. */
    private static class Countdown implements ScoredRules {
        @Override
        public long start() {
            return 200_000;
        }

        @Override
        public Player toMove(long position) {
            return position % 2 == 0 ? Player.FIRST : Player.SECOND;
        }

        @Override
        public int successors(long position, long[] into) {
            into[0] = position - 1;
            return position == 0 ? 0 : 1;
        }

        @Override
        public int mostMoves() {
            return 1;
        }

        @Override
        public int gain(long position, long successor) {
            return (int) (position % 10);
        }

        @Override
        public String format(long position) {
            return Long.toString(position);
        }

        @Override
        public long parse(String board, Player toMove) {
            return Long.parseLong(board.strip());
        }
    }

    @Test
    void playsMayBeOfAnyLength() {
        ScoreSolver solver = solver(new Countdown());
        assertThat(solver.score(solver.initial())).isEqualTo(20_000 * (2 + 4 + 6 + 8 - 1 - 3 - 5 - 7 - 9));
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.LOSS);
        assertThat(solver.distance(solver.initial())).isEqualTo(200_000);
        assertThat(solver.score(0)).isZero();
        assertThat(solver.bestMove(0)).isEqualTo(-1);
    }

    /** The second question is answered at once, the third values the positions below an unreachable one. */
    @Test
    void theEndIsReportedOnceAndIsTheLastReport() throws InterruptedException {
        ScoreSolver solver = solver(new Countdown());
        for (long position : new long[] {solver.initial(), 199_990, 300_000}) {
            List<Long> done = new ArrayList<>();
            List<Boolean> ends = new ArrayList<>();
            solver.solve(position, (now, total) -> {
                done.add(now);
                ends.add(now == total);
            });
            assertThat(done).isSorted();
            assertThat(ends).endsWith(true).containsOnlyOnce(true);
        }
    }

    @Test
    void playThatCanReturnIsRefusedWithThePosition() {
        ScoredRules rules = new Countdown() {
            @Override
            public int mostMoves() {
                return 2;
            }

            @Override
            public int successors(long position, long[] into) {
                into[1] = 150_011;
                return position == 150_005 ? 1 + super.successors(position, into) : super.successors(position, into);
            }
        };
        ScoreSolver solver = solver(rules);
        for (int time = 0; time < 2; time++) {
            assertThatThrownBy(() -> solver.outcome(5))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage(
                            "the rules of Program: play can return to this position, but a game that is played for points"
                                    + " ends whatever is played, on\n150011\n(position 150011)");
        }
    }

    @Test
    void pointsThatAreNoIntAreRefusedWithThePosition() {
        ScoreSolver solver = solver(new Countdown() {
            @Override
            public int gain(long position, long successor) {
                return position == 7 ? Integer.MIN_VALUE : position == 5 ? -9 : 0;
            }
        });
        assertThatThrownBy(() -> solver.score(solver.initial()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the points are more than an int holds on\n7\n(position 7)");
    }

    @Test
    void howAGameForPointsHasEndedIsNotAsked() {
        ScoredRules rules = new RandomProgram(60, 3, 5, 3, 1) {
            @Override
            public Outcome atEnd(long position) {
                throw new UnsupportedOperationException();
            }
        };
        int score = solver(new RandomProgram(60, 3, 5, 3, 1)).score(rules.start());
        assertThat(solver(rules).score(rules.start())).isEqualTo(score);
        assertThat(ForwardSolvers.searchedForPoints(rules, 1 << 10, 1).score(rules.start()))
                .isEqualTo(score);
        assertThatCode(() -> RulesCheck.of(rules).samples(20).run()).doesNotThrowAnyException();
    }

    @Test
    void imagesThatGainOtherPointsAreRefusedAndFoundByTheCheck() {
        ScoredRules rules = new RandomProgram(60, 3, 5, 3, 1) {
            @Override
            public int gain(long position, long successor) {
                return super.gain(position, successor) + (position == canonical(position) ? 0 : 1);
            }
        };
        ScoreSolver solver = solver(rules);
        assertThatThrownBy(() -> solver.score(solver.initial()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(
                        "whose moves do not lead where those of its image do, or gain other points, on\n");
        assertThatThrownBy(() -> RulesCheck.of(rules).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("whose moves do not lead where those of its image do, or gain other points on\n");
    }

    @Test
    void aBoundOnPliesThatDoesNotFallIsFoundByTheCheck() {
        ScoredRules rules = new RandomProgram(60, 3, 5, 3, 1) {
            @Override
            public int pliesLeft(long position) {
                return Math.min(12, super.pliesLeft(position));
            }
        };
        assertThatThrownBy(() -> RulesCheck.of(rules).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("pliesLeft() says 12, and has to fall, but says 12 after the move to\n");
    }

    @Test
    void rulesThatAskTheirSolverAreRefused() {
        ScoreSolver[] asked = new ScoreSolver[1];
        asked[0] = solver(new Countdown() {
            @Override
            public int gain(long position, long successor) {
                return asked[0].score(successor);
            }
        });
        assertThatThrownBy(() -> asked[0].score(5))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("ask the solver that asks them");
    }

    @Test
    void aListenerHearsOfAllPositions() throws InterruptedException {
        long[] last = new long[2];
        ScoreSolver solver = solver(new Countdown());
        solver.solve((done, total) -> {
            last[0] = done;
            last[1] = total;
        });
        assertThat(last).containsExactly(200_001, 200_001);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> solver.solve((done, total) -> {})).isInstanceOf(InterruptedException.class);
    }
}
