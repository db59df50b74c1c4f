package dev.solvable.runtime.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 100, 1048576})
    void positionsComeAscendingAsUnsignedNumbers(int room) throws InterruptedException {
        RandomGraph graph = RandomGraph.of(3_000, 4, 0.6, 3); // node 0 is a negative number
        PositionTable table = analyse(graph);
        SortedPositions sorted = new SortedPositions(table, room);
        List<Long> positions = new ArrayList<>();
        while (sorted.next()) {
            positions.add(sorted.position());
            int value = table.value(sorted.position());
            assertThat(sorted.outcome()).isEqualTo(Values.outcome(value));
            assertThat(sorted.distance()).isEqualTo(Values.distance(value));
        }
        assertThat(sorted.next()).isFalse();
        PlainRetrograde plain = new PlainRetrograde(graph, graph.start());
        assertThat(positions)
                .hasSizeGreaterThan(1_000)
                .containsExactlyElementsOf(plain.successors.keySet().stream()
                        .sorted(Long::compareUnsigned)
                        .toList())
                .endsWith(-77L);
    }
}
