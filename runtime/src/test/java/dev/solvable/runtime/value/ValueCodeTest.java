package dev.solvable.runtime.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueCodeTest {
    @Test
    void valuesComeBackAsTheyWere() {
        for (Outcome outcome : Outcome.values()) {
            for (int distance = Solver.ENDLESS; distance <= ValueCode.MAX_DISTANCE; distance++) {
                int code = ValueCode.of(outcome, distance);
                assertThat(code).isBetween(1, ValueCode.MAX);
                assertThat(ValueCode.outcome(code)).isEqualTo(outcome);
                assertThat(ValueCode.distance(code)).isEqualTo(distance);
            }
        }
        assertThat(ValueCode.ENDLESS_DRAW).isEqualTo(ValueCode.of(Outcome.DRAW, Solver.ENDLESS));
    }

    /** From the best move to the worst, each to a position with this value. */
    @Test
    void aFastWinIsBetterThanASlowOneAndASlowLossBetterThanAFastOne() {
        List<Integer> moves = List.of(
                        ValueCode.of(Outcome.LOSS, 0),
                        ValueCode.of(Outcome.LOSS, 12),
                        ValueCode.of(Outcome.DRAW, 3),
                        ValueCode.of(Outcome.DRAW, 40),
                        ValueCode.of(Outcome.DRAW, Solver.ENDLESS),
                        ValueCode.of(Outcome.WIN, 21),
                        ValueCode.of(Outcome.WIN, 1))
                .stream()
                .map(code -> ValueCode.ofMove(code, false))
                .toList();
        assertThat(moves)
                .containsExactly(
                        ValueCode.of(Outcome.WIN, 1),
                        ValueCode.of(Outcome.WIN, 13),
                        ValueCode.of(Outcome.DRAW, 4),
                        ValueCode.of(Outcome.DRAW, 41),
                        ValueCode.of(Outcome.DRAW, Solver.ENDLESS),
                        ValueCode.of(Outcome.LOSS, 22),
                        ValueCode.of(Outcome.LOSS, 2));
        for (int best = 0; best < moves.size(); best++) {
            assertThat(ValueCode.better(moves.get(best), ValueCode.NONE)).isEqualTo(moves.get(best));
            for (int worse = best; worse < moves.size(); worse++) {
                assertThat(ValueCode.better(moves.get(best), moves.get(worse))).isEqualTo(moves.get(best));
                assertThat(ValueCode.better(moves.get(worse), moves.get(best))).isEqualTo(moves.get(best));
            }
        }
    }
}
