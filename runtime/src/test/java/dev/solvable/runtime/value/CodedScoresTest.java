package dev.solvable.runtime.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.Outcome;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Codes of scores, as the specification of the format has them. */
class CodedScoresTest {
    @Test
    void everyScoreAndDistanceHasACodeOfItsOwn() {
        Set<Integer> codes = new HashSet<>();
        for (int score = CodedValues.MIN_SCORE; score <= CodedValues.MAX_SCORE; score++) {
            for (int distance = -1; distance <= CodedValues.MAX_DISTANCE; distance++) {
                int code = CodedValues.ofScore(score, distance);
                assertThat(code)
                        .isEqualTo(1 + 255 * (score + 128) + distance + 1)
                        .isBetween(1, ValueCode.MAX);
                assertThat(codes.add(code)).isTrue();
                assertThat(CodedValues.score(code)).isEqualTo(score);
                assertThat(CodedValues.SCORES.distance(code)).isEqualTo(distance);
                assertThat(CodedValues.SCORES.outcome(code))
                        .isEqualTo(score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW);
                assertThat(CodedValues.SCORES.withoutDistance(code)).isEqualTo(CodedValues.ofScore(score, -1));
            }
        }
    }

    @Test
    void moreThanACodeHoldsIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CodedValues.ofScore(128, 1))
                .withMessage("a table holds scores from -128 to 127, and a position of this game has 128");
        assertThatIllegalArgumentException().isThrownBy(() -> CodedValues.ofScore(-129, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> CodedValues.ofScore(0, 254));
        assertThatIllegalArgumentException().isThrownBy(() -> CodedValues.ofScore(0, -2));
    }

    @Test
    void theHigherScoreIsBetterAndThenTheShorterWay() {
        int[] fromTheBest = {
            CodedValues.ofScore(3, 4), CodedValues.ofScore(3, 6), CodedValues.ofScore(0, 1), CodedValues.ofScore(-1, 9)
        };
        for (int better = 0; better < fromTheBest.length; better++) {
            assertThat(CodedValues.SCORES.better(fromTheBest[better], ValueCode.NONE))
                    .isEqualTo(fromTheBest[better]);
            for (int worse = better; worse < fromTheBest.length; worse++) {
                assertThat(CodedValues.SCORES.better(fromTheBest[worse], fromTheBest[better]))
                        .isEqualTo(fromTheBest[better]);
            }
        }
    }
}
