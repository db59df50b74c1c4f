package dev.solvable.runtime.retrograde.ranked;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.analysis.Counts;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.retrograde.analysis.Graph;
import dev.solvable.runtime.retrograde.analysis.GraphRules;
import dev.solvable.runtime.retrograde.analysis.PlainRetrograde;
import dev.solvable.runtime.retrograde.analysis.RandomGraph;
import dev.solvable.runtime.retrograde.analysis.SortedPositions;
import dev.solvable.runtime.retrograde.analysis.Values;
import dev.solvable.runtime.value.ValueCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values by rank on graphs whose nodes are their ranks, against passes over all positions until nothing changes. */
class RankedTableTest {
    /** A graph without moves in a row, a rank for each node. */
    private record Ranks(RandomGraph graph, int[][] before, int gap) implements PositionRanks {
        static Ranks of(RandomGraph graph, int gap) {
            int nodes = graph.next().length;
            int[][] before = new int[nodes][0];
            for (int node = 0; node < nodes; node++) {
                for (long next : graph.next()[node]) {
                    int to = RandomGraph.node(next);
                    before[to] = Arrays.copyOf(before[to], before[to].length + 1);
                    before[to][before[to].length - 1] = node;
                }
            }
            return new Ranks(graph, before, gap);
        }

        @Override
        public int count() {
            return before.length;
        }

        @Override
        public long bytes() {
            return 0;
        }

        @Override
        public int rank(long position) {
            return graph.exists(position) ? RandomGraph.node(position) : NONE;
        }

        /** Turned ranks are the ranks in reverse order, behind some that belong to no position. */
        @Override
        public int turnedCount() {
            return count() + gap;
        }

        private int turned(int rank) {
            return turnedCount() - 1 - rank;
        }

        @Override
        public OfThread ofThread() {
            return new OfThread() {
                @Override
                public long position(int rank) {
                    return RandomGraph.number(rank);
                }

                @Override
                public int turned(int rank) {
                    return Ranks.this.turned(rank);
                }

                @Override
                public int turnedBack(int turned) {
                    return Ranks.this.turned(turned);
                }

                @Override
                public int moves(int rank) {
                    return graph.exists(position(rank)) ? graph.next()[rank].length : NONE;
                }

                @Override
                public int successors(int rank, int[] into) {
                    long[] next = graph.next()[rank];
                    for (int i = 0; i < next.length; i++) {
                        into[i] = Ranks.this.turned(RandomGraph.node(next[i]));
                    }
                    return next.length;
                }

                @Override
                public int mostPredecessors() {
                    return Math.max(
                            1,
                            Arrays.stream(before)
                                    .mapToInt(list -> list.length)
                                    .max()
                                    .orElse(0));
                }

                @Override
                public int predecessors(int turned, int[] into) {
                    int[] list = before[turnedBack(turned)];
                    System.arraycopy(list, 0, into, 0, list.length);
                    return list.length;
                }
            };
        }
    }

    /** The same graph where the other player is always to move next. */
    private static Graph alternating(RandomGraph graph) {
        return new Graph() {
            @Override
            public long start() {
                return graph.start();
            }

            @Override
            public int mostMoves() {
                return graph.mostMoves();
            }

            @Override
            public long[] successors(long position) {
                return graph.successors(position);
            }

            @Override
            public Outcome atEnd(long position) {
                return graph.atEnd(position);
            }

            @Override
            public boolean isFirstToMove(long position) {
                return false;
            }

            @Override
            public boolean exists(long position) {
                return graph.exists(position);
            }
        };
    }

    /** Values by the letter of their definition, for players who take turns, of what can be reached from a node. */
    private static PlainRetrograde plain(RandomGraph graph, int node) {
        return new PlainRetrograde(alternating(graph), RandomGraph.number(node), true);
    }

    private static RankedTable analyse(RandomGraph graph, int gap, int threads) throws InterruptedException {
        return RankedReach.among(
                values(graph, gap, threads), new GraphRules(alternating(graph)), crew(threads, (done, total) -> {}));
    }

    private static RankedTable values(RandomGraph graph, int gap, int threads) throws InterruptedException {
        return values(graph, gap, threads, (done, total) -> {});
    }

    private static RankedTable values(RandomGraph graph, int gap, int threads, SolveListener listener)
            throws InterruptedException {
        return RankedValues.of(new GraphRules(alternating(graph)), Ranks.of(graph, gap), crew(threads, listener));
    }

    private static Crew crew(int threads, SolveListener listener) {
        return new Crew("test", threads, RankedValues.MOST_THREADS, listener);
    }

    private static void assertEqual(RankedTable table, RandomGraph graph) {
        PlainRetrograde plain = plain(graph, 0);
        assertThat(table.size()).isEqualTo(plain.successors.size());
        for (int node = 0; node < graph.next().length; node++) {
            long position = RandomGraph.number(node);
            assertThat(table.contains(position)).isEqualTo(plain.successors.containsKey(position));
            assertThat(table.codeOfRank(node))
                    .isEqualTo(
                            table.contains(position)
                                    ? ValueCode.of(plain.outcomes.get(position), plain.distances.get(position))
                                    : ValueCode.NONE);
            if (table.contains(position)) {
                int value = table.value(position);
                assertThat(Values.outcome(value)).isEqualTo(plain.outcomes.get(position));
                assertThat(Values.distance(value)).isEqualTo(plain.distances.get(position));
            }
        }
        assertThat(inOrder(new SortedPositions(table, 5)))
                .containsExactlyElementsOf(plain.successors.keySet().stream()
                        .sorted(Long::compareUnsigned)
                        .toList());
        assertThat(Counts.of(table).positions()).isEqualTo(table.size());
        assertThat(Counts.of(table).ended())
                .isEqualTo(plain.distances.values().stream()
                        .filter(distance -> distance == 0)
                        .count());
    }

    private static List<Long> inOrder(SortedPositions sorted) {
        List<Long> positions = new ArrayList<>();
        sorted.forEachRemaining((long position) -> positions.add(position));
        return positions;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aTableHoldsWhatCanBeReachedWithItsValues(int threads) throws InterruptedException {
        for (int seed = 0; seed < 60; seed++) {
            RandomGraph graph = RandomGraph.of(20 + 5 * seed, 1 + seed % 4, seed % 3 * 0.3, seed);
            assertEqual(analyse(graph, 1 + new Random(seed).nextInt(70), threads), graph);
        }
    }

    /** What play does not reach has a value as well: those of all ranks are found at once. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void valuesAreThoseOfAllRanks(int threads) throws InterruptedException {
        int notReached = 0;
        for (int seed = 0; seed < 30; seed++) {
            RandomGraph graph = RandomGraph.of(10 + seed, 1 + seed % 3, seed % 3 * 0.3, seed);
            RankedTable values = values(graph, 7, threads);
            assertThat(values.size()).isEqualTo(graph.next().length);
            for (int node = 0; node < graph.next().length; node++) {
                PlainRetrograde plain = plain(graph, node);
                long position = RandomGraph.number(node);
                assertThat(Values.outcome(values.value(position))).isEqualTo(plain.outcomes.get(position));
                assertThat(Values.distance(values.value(position))).isEqualTo(plain.distances.get(position));
                notReached += plain(graph, 0).outcomes.containsKey(position) ? 0 : 1;
            }
        }
        assertThat(notReached).isGreaterThan(50);
    }

    /** So many positions that helpers start. */
    @Test
    void threadsShareALargeGraph() throws InterruptedException {
        RandomGraph graph = RandomGraph.of(60_000, 3, 0.4, 5);
        RankedTable one = analyse(graph, 25_000, 1);
        RankedTable two = analyse(graph, 25_000, 2);
        assertThat(one.size()).isGreaterThan(40_000);
        assertThat(Counts.of(two)).isEqualTo(Counts.of(one));
        for (int node = 0; node < 60_000; node++) {
            assertThat(two.value(RandomGraph.number(node))).isEqualTo(one.value(RandomGraph.number(node)));
        }
    }

    /** Also while moves are counted: what that takes is known from the first. */
    @Test
    void progressNeverFallsAndNeverPassesItsTotal() throws InterruptedException {
        RandomGraph graph = RandomGraph.of(200_000, 3, 0.4, 5);
        List<Long> steps = new ArrayList<>(List.of(0L));
        values(graph, 0, 2, (done, total) -> {
            assertThat(done).isBetween(steps.get(steps.size() - 1), total);
            steps.add(done);
        });
        assertThat(steps).hasSizeGreaterThan(2);
    }

    /** A play of 700 plies, whose distances have no room in a byte. */
    @Test
    void distancesOutgrowAByte() throws InterruptedException {
        int nodes = 701;
        long[][] next = new long[nodes][];
        Outcome[] ends = new Outcome[nodes];
        Arrays.fill(ends, Outcome.LOSS);
        for (int node = 0; node < nodes; node++) {
            next[node] = node == nodes - 1 ? new long[0] : new long[] {RandomGraph.number(node + 1)};
        }
        RandomGraph line = new RandomGraph(next, ends, new boolean[nodes]);
        RankedTable table = analyse(line, 64, 1);
        assertThat(table.value(line.start())).isEqualTo(Values.of(Outcome.LOSS, nodes - 1));
        assertThat(Counts.of(table).longest()).isEqualTo(nodes - 1);
        assertEqual(table, line);
    }
}
