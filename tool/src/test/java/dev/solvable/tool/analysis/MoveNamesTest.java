package dev.solvable.tool.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.tool.fixtures.DoubleTakingSolver;
import dev.solvable.tool.fixtures.SameTilesSolver;
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
        names.forEach((move, name) -> assertThat(solver.moveName(start, move))
                .isEqualTo(solver.moveName(move))
                .isEqualTo(name));
        names.forEach((move, name) ->
                assertThat(solver.outcome(solver.play(start, move))).as(name).isEqualTo(Outcome.LOSS));
        assertThat(names.keySet())
                .extracting(move -> solver.format(solver.play(start, move)))
                .containsExactly(".oX.", "..X.");
    }

    /** No position has both. */
    @Test
    void theTilesOfTwoPlayersMayHaveOneName() {
        Solver solver = new SameTilesSolver();
        long start = solver.parse(solver.format(solver.initial()), Player.SECOND);

        assertThat(MoveNames.of(solver).at(start).values())
                .contains("a1-b1")
                .allSatisfy(name -> assertThat(name).doesNotContain("~"));
    }
}
