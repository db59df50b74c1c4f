package dev.solvable.runtime.forward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Algorithm;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

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

    /** A search that the bound keeps from a position would say that no play leads there. */
    @Test
    void reachabilityIsRefusedWhereTheBoundOnPliesDoesNotFall() {
        RandomProgram stays = new RandomProgram(60, 3, 5, 3, 1) {
            @Override
            public int pliesLeft(long position) {
                return 12;
            }
        };
        RandomProgram rises = new RandomProgram(60, 3, 5, 3, 1) {
            @Override
            public int pliesLeft(long position) {
                return 1_000 - super.pliesLeft(position);
            }
        };
        for (RandomProgram rules : new RandomProgram[] {stays, rises}) {
            Solver solver = ForwardSolvers.searched(rules, 5_000, 1);
            assertThat(solver.isReachable(solver.initial())).isTrue();
            for (int node = 1; node < rules.nodes(); node++) {
                long position = RandomProgram.position(node, false);
                assertThatThrownBy(() -> solver.isReachable(position))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining(", and has to fall, but says ")
                        .hasMessageContaining("(position " + solver.initial() + ")");
            }
        }
    }

    @Test
    void aBoundThatStaysWithAFewMovesMakesNoPositionUnreachable() {
        int refused = 0;
        for (int seed = 0; seed < 10; seed++) {
            RandomProgram rules = new RandomProgram(60, 3, 5, 3, seed) {
                @Override
                public int pliesLeft(long position) {
                    int plies = super.pliesLeft(position);
                    return plies > 5 ? plies : plies + 1;
                }
            };
            Solver solver = ForwardSolvers.searched(rules, 5_000, 1);
            Set<Long> reached = new PlainValues(rules, false).reached();
            for (int number = 0; number < 2 * rules.nodes(); number++) {
                long position = RandomProgram.position(number / 2, number % 2 != 0);
                try {
                    assertThat(solver.isReachable(position)).isEqualTo(reached.contains(position));
                } catch (IllegalStateException e) {
                    assertThat(e).hasMessageContaining("says 6, and has to fall, but says 6 after the move to");
                    refused++;
                }
            }
        }
        assertThat(refused).isPositive();
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

    /** Stones of which each player in turn takes some; who takes the last has won, or it is a draw. */
    private record Stones(int stones, int most, Outcome atEnd) implements GameRules {
        @Override
        public long start() {
            return position(stones);
        }

        static long position(int stones) {
            return 2L * stones;
        }

        @Override
        public Player toMove(long position) {
            return position % 2 == 0 ? Player.FIRST : Player.SECOND;
        }

        @Override
        public int successors(long position, long[] into) {
            int count = (int) Math.min(most, position / 2);
            for (int taken = 1; taken <= count; taken++) {
                into[taken - 1] = (position ^ 1) - 2 * taken;
            }
            return count;
        }

        @Override
        public int mostMoves() {
            return most;
        }

        @Override
        public Outcome atEnd(long position) {
            return atEnd;
        }

        @Override
        public int pliesLeft(long position) {
            return (int) (position / 2);
        }

        @Override
        public String format(long position) {
            return Long.toString(position);
        }

        @Override
        public long parse(String board, Player toMove) {
            return Long.parseLong(board);
        }
    }

    @Test
    void distancesOfLongPlaysAreExact() {
        int most = 700;
        Solver decided = ForwardSolvers.searched(new Stones(most, 2, Outcome.LOSS), 1 << 16, 1);
        Solver drawn = ForwardSolvers.searched(new Stones(most, 2, Outcome.DRAW), 1 << 16, 1);
        for (int stones = most; stones > 0; stones--) {
            long position = Stones.position(stones);
            assertThat(decided.distance(position))
                    .as("%d stones", stones)
                    .isEqualTo(2 * (stones / 3) + Math.min(1, stones % 3));
            assertThat(drawn.distance(position)).as("%d stones", stones).isEqualTo((stones + 1) / 2);
        }
    }

    /** That would take 72 million positions, and 145 million for a draw. */
    @ParameterizedTest
    @EnumSource
    void aChainOfMovesIsNotLookedThroughForEachOfItsPlies(Outcome atEnd) throws InterruptedException {
        int plies = 12_001;
        Solver solver = ForwardSolvers.searched(new Stones(plies, 1, atEnd), 1 << 16, 1);
        long[] searched = new long[1];
        solver.solve(solver.initial(), (done, total) -> searched[0] = done);

        assertThat(solver.distance(solver.initial())).isEqualTo(plies);
        assertThat(searched[0]).isBetween((long) plies, 2_000_000L);
    }

    /** A line of 30 cells whose canonical positions are only the first 4. */
    @Test
    void canonicalPositionsThatLeadBackAreRefused() {
        RandomProgram rules = new RandomProgram(30, 1, 1, 0, 1) {
            @Override
            public Player toMove(long position) {
                return (position & 1) == 0 ? Player.FIRST : Player.SECOND;
            }

            @Override
            public int successors(long position, long[] into) {
                into[0] = position + 1;
                return position >= 29 ? 0 : 1;
            }

            @Override
            public long start() {
                return 0;
            }

            @Override
            public long canonical(long position) {
                return position % 4;
            }

            @Override
            public int gain(long position, long successor) {
                return 0;
            }

            @Override
            public int pliesLeft(long position) {
                return 29 - (int) position;
            }
        };
        for (Solver solver : new Solver[] {
            ForwardSolvers.searched(rules, 5_000, 1), ForwardSolvers.searchedForPoints(rules, 5_000, 1)
        }) {
            assertThatThrownBy(() -> solver.outcome(0))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("canonical() leads back: its positions go on after 64 plies, and pliesLeft()"
                            + " says 29, on\n");
        }
    }

    /** Taking one or two of three stones loses, but the canonical position of the start has four. */
    @Test
    void aBestMoveIsRefusedWhereNoneKeepsTheValue() {
        RandomProgram rules = new RandomProgram(30, 1, 2, 0, 1) {
            @Override
            public Player toMove(long position) {
                return (position & 1) == 0 ? Player.FIRST : Player.SECOND;
            }

            @Override
            public int successors(long position, long[] into) {
                int moves = (int) Math.min(2, stones(position));
                for (int taken = 1; taken <= moves; taken++) {
                    into[taken - 1] = 2 * (stones(position) - taken) + (position + 1) % 2;
                }
                return moves;
            }

            @Override
            public int mostMoves() {
                return 2;
            }

            private static long stones(long position) {
                return position == 20 ? 3 : position / 2;
            }

            @Override
            public long start() {
                return 20;
            }

            @Override
            public long canonical(long position) {
                return position == 20 ? 8 : position;
            }

            @Override
            public int gain(long position, long successor) {
                return stones(successor) == 0 ? 1 : 0;
            }

            @Override
            public Outcome atEnd(long position) {
                return Outcome.LOSS;
            }

            @Override
            public int pliesLeft(long position) {
                return (int) stones(position);
            }
        };
        for (Solver solver : new Solver[] {
            ForwardSolvers.searched(rules, 5_000, 1),
            ForwardSolvers.searchedForPoints(rules, 5_000, 1),
            ForwardSolvers.enumerated(rules)
        }) {
            assertThat(solver.outcome(20)).isEqualTo(Outcome.WIN);
            assertThatThrownBy(() -> solver.bestMove(20))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("no move of Program keeps the value of position 20");
        }
    }
}
