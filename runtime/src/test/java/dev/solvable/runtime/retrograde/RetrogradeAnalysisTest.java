package dev.solvable.runtime.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.Counts;
import dev.solvable.runtime.retrograde.analysis.PlainRetrograde;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.RandomGraph;
import dev.solvable.runtime.retrograde.analysis.SortedPositions;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The analysis of a graph without a solver round it. */
class RetrogradeAnalysisTest {
    private static PositionTable analyse(RandomGraph graph) throws InterruptedException {
        return RetrogradeEngine.of(new GraphSolver(graph, 2)).orElseThrow().table((done, total) -> {});
    }

    @Test
    void aTableHoldsWhatCanBeReachedWithItsValues() throws InterruptedException {
        for (int seed = 0; seed < 20; seed++) {
            RandomGraph graph = RandomGraph.of(100, 1 + seed % 4, seed % 3 * 0.3, seed);
            PlainRetrograde plain = new PlainRetrograde(graph, graph.start());
            PositionTable table = analyse(graph);
            assertThat(table.size()).isEqualTo(plain.successors.size());
            for (long position : plain.successors.keySet()) {
                assertThat(table.contains(position)).isTrue();
                int value = table.value(position);
                assertThat(Values.outcome(value)).isEqualTo(plain.outcomes.get(position));
                assertThat(Values.distance(value)).isEqualTo(plain.distances.get(position));
            }
            assertThat(table.contains(12)).isFalse();
        }
    }

    /** Distances that two bytes hold beside the numbers of moves, and some that they do not. */
    @ParameterizedTest
    @CsvSource({
        "12000, 4000, 1",
        "12000, 4000, 1000000000",
        "12000, 6000, 1",
        "25000, 4000, 1",
        "25000, 4000, 1000000000"
    })
    void longPlaysAndManyMovesHaveTheirValues(int plies, int moves, long found) throws InterruptedException {
        RandomGraph chain = chain(plies, moves);
        PositionTable table = RetrogradeEngine.of(new GraphSolver(chain, 2, new Analyses.Room(found, 1_000_000_000)))
                .orElseThrow()
                .table((done, total) -> {});
        for (int node = 1; node <= plies; node++) {
            int value = table.value(RandomGraph.number(node));
            assertThat(Values.distance(value)).isEqualTo(plies - node);
            assertThat(Values.outcome(value)).isEqualTo((plies - node) % 2 == 0 ? Outcome.LOSS : Outcome.WIN);
        }
        assertThat(Values.distance(table.value(RandomGraph.number(plies + 1)))).isEqualTo(plies);
        assertThat(Values.distance(table.value(chain.start()))).isEqualTo(plies + 1);
        assertThat(Counts.of(table).longest()).isEqualTo(plies + 1);
    }

    /** Each node has a move to the next; the node behind them has many moves, to the first that are won. */
    private static RandomGraph chain(int plies, int moves) {
        long[][] next = new long[plies + 2][];
        Outcome[] ends = new Outcome[next.length];
        boolean[] first = new boolean[next.length];
        for (int node = 0; node <= plies; node++) {
            next[node] = node < plies ? new long[] {RandomGraph.number(node + 1)} : new long[0];
            first[node] = node % 2 == 0;
        }
        next[0] = new long[] {RandomGraph.number(1), RandomGraph.number(plies + 1)};
        Arrays.fill(ends, Outcome.LOSS);
        next[plies + 1] = LongStream.range(0, moves)
                .map(i -> RandomGraph.number(2 * (int) i + 1))
                .toArray();
        first[plies + 1] = true;
        return new RandomGraph(next, ends, first);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 100, 1048576})
    void positionsComeAscendingAsUnsignedNumbers(int room) throws InterruptedException {
        RandomGraph graph = RandomGraph.of(3_000, 4, 0.6, 3); // node 0 is a negative number
        PositionTable table = analyse(graph);
        SortedPositions sorted = new SortedPositions(table, room);
        List<Long> positions = new ArrayList<>();
        sorted.forEachRemaining((long position) -> positions.add(position));
        assertThat(sorted.hasNext()).isFalse();
        PlainRetrograde plain = new PlainRetrograde(graph, graph.start());
        assertThat(positions)
                .hasSizeGreaterThan(1_000)
                .containsExactlyElementsOf(plain.successors.keySet().stream()
                        .sorted(Long::compareUnsigned)
                        .toList())
                .endsWith(-77L);
    }
}
