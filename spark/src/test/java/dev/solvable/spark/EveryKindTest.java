package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables from Spark answer as the generated solver does, on every position that play can lead to. */
class EveryKindTest {
    /** The games whose positions have ranks. */
    private static final Set<String> RANKED = Stream.of("Dodgem", "PongHauKi", "ThreeMensMorris")
            .map(name -> Games.class.getName() + "$" + name)
            .collect(Collectors.toSet());

    static Stream<String> games() {
        return Stream.of(Games.class.getDeclaredClasses()).map(Class::getName).sorted();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aTableAnswersAsItsSolver(String game, @TempDir Path folder) throws IOException, InterruptedException {
        Path tables = folder.resolve("tables");
        List<TableCounts> counts = new SparkSolver(LocalSpark.context(), 3)
                .leastBits(3)
                .solve(game, tables.toUri().toString());
        Solver solver = GameClass.named(game).newSolver();
        Set<Long> positions = reachable(solver);
        try (SolvedTable table = SolvedTable.open(tables, solver)) {
            assertThat(table.header().isRanked()).isEqualTo(RANKED.contains(game));
            SolvedTable.verify(tables, (done, total) -> {});
            table.prove((done, total) -> {});
            Solver asked = GameClass.named(game).newSolver();
            for (long position : positions) {
                assertThat(table.outcome(position)).as(solver.format(position)).isEqualTo(asked.outcome(position));
                assertThat(table.distance(position)).as(solver.format(position)).isEqualTo(asked.distance(position));
                assertThat(table.bestMove(position)).as(solver.format(position)).isEqualTo(asked.bestMove(position));
            }
        }
        GameGraph graph = (GameGraph) solver;
        assertThat(counts.stream().mapToLong(TableCounts::positions).sum())
                .isEqualTo(positions.stream().map(graph::canonical).distinct().count());
        assertThat(counts.get(0).positions()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2_000_000_000})
    void aNumberOfPartsThatNoTableHasIsRefused(int parts) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SparkSolver(LocalSpark.context(), parts))
                .withMessage("a table has 1 to 1048576 parts, not " + parts);
    }

    private static Set<Long> reachable(Solver solver) {
        Set<Long> found = new HashSet<>(Set.of(solver.initial()));
        Queue<Long> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            long position = open.remove();
            for (int move : solver.moves(position)) {
                long next = solver.play(position, move);
                if (found.add(next)) {
                    open.add(next);
                }
            }
        }
        return found;
    }
}
