package dev.solvable.runtime.forward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Algorithm;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForwardSearchEngineTest {
    /** {@code -Dsolvable.seed} and {@code -Dsolvable.programs} choose others. */
    @ParameterizedTest
    @CsvSource({"1, 1", "7, 1", "5000, 1", "5000, 3"})
    void randomProgramsHaveTheValuesOfTheirDefinition(int entries, int threads) {
        long seed = Long.getLong("solvable.seed", 26);
        int programs = Integer.getInteger("solvable.programs", 30);
        for (int number = 0; number < programs; number++, seed++) {
            int nodes = 1 + (int) (seed * 7 % (entries < 100 ? 18 : 80)); // without a table every play is searched
            RandomProgram rules = new RandomProgram(nodes, 1 + (int) (seed % 5), 3 + number % 9, number % 4, seed);
            compare(
                    ForwardSolvers.searched(rules, entries, threads),
                    rules,
                    new PlainValues(rules, false),
                    "outcomes, seed " + seed);
            ScoreSolver points = ForwardSolvers.searchedForPoints(rules, entries, threads);
            PlainValues plain = new PlainValues(rules, true);
            compare(points, rules, plain, "points, seed " + seed);
            for (int node = 0; node < nodes; node++) {
                long position = RandomProgram.position(node, true);
                assertThat(points.score(position)).isEqualTo(plain.of(position).points());
            }
        }
    }

    private static void compare(Solver solver, RandomProgram rules, PlainValues plain, String what) {
        Set<Long> reached = plain.reached();
        for (int number = 0; number < 2 * rules.nodes(); number++) {
            long position = RandomProgram.position(number / 2, number % 2 != 0);
            PlainValues.Value value = plain.of(position);
            String where = what + ", position " + position;
            assertThat(solver.outcome(position)).as(where).isEqualTo(value.outcome());
            assertThat(solver.distance(position)).as(where).isEqualTo(value.distance());
            assertThat(solver.bestMove(position)).as(where).isEqualTo(value.bestMove());
            assertThat(solver.isReachable(position)).as(where).isEqualTo(reached.contains(position));
        }
    }

    @Test
    void aBoundOnPliesThatDoesNotFallIsRefusedWithThePosition() {
        RandomProgram rules = new RandomProgram(60, 3, 5, 3, 1) {
            @Override
            public int pliesLeft(long position) {
                return Math.min(12, super.pliesLeft(position));
            }
        };
        for (Solver solver : new Solver[] {
            ForwardSolvers.searched(rules, 5_000, 1), ForwardSolvers.searchedForPoints(rules, 5_000, 1)
        }) {
            assertThatThrownBy(() -> solver.outcome(solver.initial()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("pliesLeft() says 12, and has to fall, but says 12 after the move to\n")
                    .hasMessageContaining("(position ");
        }
    }

    /** The engine is chosen by whether the method is there, so there it has to say something. */
    @Test
    void anOverriddenBoundThatSaysNothingIsRefused() {
        RandomProgram rules = new RandomProgram(60, 3, 5, 3, 1) {
            @Override
            public int pliesLeft(long position) {
                return Solver.ENDLESS;
            }
        };
        Solver solver = ForwardSolvers.searched(rules, 5_000, 1);
        assertThatThrownBy(() -> solver.outcome(solver.initial()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("pliesLeft() says ENDLESS, as if it were not overridden; remove it");
    }

    @Test
    void aListenerHearsWhatIsSearchedAndAnInterruptEndsIt() throws InterruptedException {
        RandomProgram rules = new RandomProgram(300, 4, 20, 3, 1);
        Solver solver = ForwardSolvers.searched(rules, 5_000, 1);
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
        long[] last = new long[2];
        solver.solve(solver.initial(), (done, total) -> {
            last[0] = done;
            last[1] = total;
        });
        assertThat(last[0]).isPositive().isEqualTo(last[1]);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> solver.solve(solver.initial(), (done, total) -> {}))
                .isInstanceOf(InterruptedException.class);
    }
}
