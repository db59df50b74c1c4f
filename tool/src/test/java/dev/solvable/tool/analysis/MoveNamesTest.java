package dev.solvable.tool.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.tool.fixtures.DoubleTakingSolver;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What moves are called. */
class MoveNamesTest {
    /** Both take on the cell where they end, and only one of them what it jumps over. */
    @Test
    void noTwoMovesOfAPositionHaveOneName() {
        Solver solver = new DoubleTakingSolver();
        long start = solver.initial();
        Map<Integer, String> names = MoveNames.of(solver).at(start);

        assertThat(names.values()).containsExactly("a1xc1", "a1xc1~2");
        names.forEach((move, name) ->
                assertThat(solver.outcome(solver.play(start, move))).as(name).isEqualTo(Outcome.LOSS));
        assertThat(names.keySet())
                .extracting(move -> solver.format(solver.play(start, move)))
                .containsExactly(".oX.", "..X.");
    }
}
