package dev.solvable.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.Outcome;
import dev.solvable.runtime.ValueCode;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Codes of scores, as the specification of the format has them. */
class ScoreValuesTest {
    @Test
    void everyScoreAndDistanceHasACodeOfItsOwn() {
        Set<Integer> codes = new HashSet<>();
        for (int score = ScoreValues.MIN_SCORE; score <= ScoreValues.MAX_SCORE; score++) {
            for (int distance = -1; distance <= ScoreValues.MAX_DISTANCE; distance++) {
                int code = ScoreValues.code(score, distance);
                assertThat(code)
                        .isEqualTo(1 + 255 * (score + 128) + distance + 1)
                        .isBetween(1, ValueCode.MAX);
                assertThat(codes.add(code)).isTrue();
                assertThat(ScoreValues.score(code)).isEqualTo(score);
                assertThat(TableValues.SCORES.distance(code)).isEqualTo(distance);
                assertThat(TableValues.SCORES.outcome(code))
                        .isEqualTo(score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW);
                assertThat(TableValues.SCORES.withoutDistance(code)).isEqualTo(ScoreValues.code(score, -1));
            }
        }
    }

    @Test
    void moreThanACodeHoldsIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ScoreValues.code(128, 1))
                .withMessage("a table holds scores from -128 to 127, and a position of this game has 128");
        assertThatIllegalArgumentException().isThrownBy(() -> ScoreValues.code(-129, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> ScoreValues.code(0, 254));
        assertThatIllegalArgumentException().isThrownBy(() -> ScoreValues.code(0, -2));
    }

    @Test
    void theHigherScoreIsBetterAndThenTheShorterWay() {
        int[] fromTheBest = {
            ScoreValues.code(3, 4), ScoreValues.code(3, 6), ScoreValues.code(0, 1), ScoreValues.code(-1, 9)
        };
        for (int better = 0; better < fromTheBest.length; better++) {
            assertThat(TableValues.SCORES.better(fromTheBest[better], ValueCode.NONE))
                    .isEqualTo(fromTheBest[better]);
            for (int worse = better; worse < fromTheBest.length; worse++) {
                assertThat(TableValues.SCORES.better(fromTheBest[worse], fromTheBest[better]))
                        .isEqualTo(fromTheBest[better]);
            }
        }
    }
}
