package dev.solvable.benchmarks.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The maps and the generated solver agree on all that can be reached. */
class HashMapRetrogradeTest {
    @ParameterizedTest
    @ValueSource(strings = {"Dodgem3x3", "PongHauKi", "MuTorere", "Hexapawn"})
    void theMapsAgreeWithTheSolver(String game) {
        Solver solver = GameCatalog.find(game).orElseThrow();
        HashMapRetrograde maps = new HashMapRetrograde(GameCatalog.find(game).orElseThrow());
        Deque<Long> queue = new ArrayDeque<>(List.of(solver.initial()));
        Set<Long> met = new HashSet<>(queue);
        while (!queue.isEmpty()) {
            long position = queue.remove();
            assertThat(maps.outcome(position)).isEqualTo(solver.outcome(position));
            assertThat(maps.distance(position)).isEqualTo(solver.distance(position));
            for (int move : solver.moves(position)) {
                long next = solver.play(position, move);
                if (met.add(next)) {
                    queue.add(next);
                }
            }
        }
        assertThat(maps.positions()).isEqualTo(met.size());
    }
}
